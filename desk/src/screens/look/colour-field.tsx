import { Trans, useLingui } from '@lingui/react/macro';
import { checkContrast, contrastsOf } from '@stayfront/rules/look/check-contrast';
import { alphaOf, colourPattern } from '@stayfront/rules/look/colour';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import { writeNumber } from '@stayfront/ui/formats/write-number.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { Badge } from '@stayfront/ui/parts/badge.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import './colour-field.css';

/** Quiet colours that go with pictures, for a house that has none of its own yet. */
const proposals = ['#ad4f2d', '#8a3b2b', '#3b6075', '#1f4d3c', '#6b4a6e', '#7a6a3a'];

const example = '#3B6075';

interface ColourFieldProps {
  ref?: Ref<HTMLInputElement>;
  colour: string;
  isDisabled: boolean;
  onChange: (colour: string) => void;
  /** What is written in the field is no colour; nothing can be saved. */
  onFault: (isFault: boolean) => void;
}

/** A colour in three ways: written, picked, or one of a few; with how much of it is seen, and whether it can be read. */
export function ColourField({ ref, colour, isDisabled, onChange, onFault }: ColourFieldProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const id = useId();
  const [lastTyped, setTyped] = useState<string | null>(null);
  // What is another colour by now was changed elsewhere: by an undo, or by loading again.
  const isOutdated =
    lastTyped !== null && colourPattern.test(hashed(lastTyped)) && hashed(lastTyped).toLowerCase() !== colour;
  const typed = isOutdated ? null : lastTyped;
  const isWrong = typed !== null && !colourPattern.test(hashed(typed));
  const alpha = Math.round(alphaOf(colour) * 100);
  const choose = (next: string) => {
    setTyped(null);
    onFault(false);
    onChange(next);
  };
  const write = (text: string) => {
    setTyped(text);
    const isColour = colourPattern.test(hashed(text));
    onFault(!isColour);
    if (isColour) onChange(hashed(text).toLowerCase());
  };
  const verdict = checkContrast(colour);
  const onButton = contrastsOf(colour).find(({ place }) => place === 'button')?.ratio ?? 1;
  // Isolated and from left to right: five to one must not be read as one to five.
  const decimal = (ratio: number) =>
    `\u2066${writeNumber(language, Math.floor(ratio * 10) / 10, ratio % 1 < 0.1 ? 0 : 1)} : 1\u2069`;
  const [ratio, worst, needed] = [decimal(onButton), decimal(verdict.worst.ratio), decimal(verdict.worst.needed)];
  const suggestion = verdict.isReadable ? null : verdict.suggestion.toUpperCase();
  return (
    <section className="look__part">
      <div className="look__colour">
        <input
          type="color"
          className="look__swatch"
          aria-label={t`Pick a colour`}
          value={colour.slice(0, 7)}
          disabled={isDisabled}
          onChange={(event) => choose(event.target.value + colour.slice(7))}
        />
        <TextField
          ref={ref}
          className="grow"
          label={<Trans>Primary and button colour</Trans>}
          inputMode="url"
          autoComplete="off"
          maxLength={9}
          value={typed ?? colour.toUpperCase()}
          error={isWrong ? t`Please enter a colour such as ${example}` : undefined}
          isDisabled={isDisabled}
          onChange={write}
          onBlur={() => !isWrong && setTyped(null)}
        />
      </div>
      <div className="look__proposals">
        {proposals.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={one.toUpperCase()}
            aria-pressed={colour.slice(0, 7) === one}
            disabled={isDisabled}
            style={{ background: one }}
            onClick={() => choose(one)}
          />
        ))}
      </div>
      <label className="look__alpha cap" htmlFor={`${id}-alpha`}>
        <Trans>Opacity</Trans>
        <input
          id={`${id}-alpha`}
          type="range"
          min={0}
          max={100}
          value={alpha}
          disabled={isDisabled}
          onChange={(event) => choose(colour.slice(0, 7) + hexAlpha(Number(event.target.value)))}
        />
        <output className="num" htmlFor={`${id}-alpha`}>
          {alpha}%
        </output>
      </label>
      <div role="status">
        {suggestion === null ? (
          <Badge tone="ok" icon={CircleCheck}>
            <Trans>Button text reads well on this colour, {ratio}</Trans>
          </Badge>
        ) : (
          <Badge tone="bad" icon={CircleAlert}>
            <Trans>
              Not everybody could read text in this colour: it has {worst}, and {needed} is needed.
            </Trans>
          </Badge>
        )}
      </div>
      {suggestion !== null && (
        <Button
          size="s"
          className="look__take"
          isDisabled={isDisabled}
          onClick={() => choose(suggestion.toLowerCase())}
        >
          <i style={{ background: suggestion }} aria-hidden />
          <Trans>Use {suggestion} instead</Trans>
        </Button>
      )}
    </section>
  );
}

const hashed = (text: string): string => (text.trim().startsWith('#') ? text.trim() : `#${text.trim()}`);

/** All of it is not written. */
const hexAlpha = (percent: number): string =>
  percent === 100
    ? ''
    : Math.round((percent * 255) / 100)
        .toString(16)
        .padStart(2, '0');
