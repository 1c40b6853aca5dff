import { Trans, useLingui } from '@lingui/react/macro';
import type { Picture } from '@stayfront/contract/hotel';
import { Button } from '@stayfront/ui/parts/button.tsx';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useField } from '../use-field.ts';
import './focus-editor.css';

type Point = { readonly x: number; readonly y: number };

const middle: Point = { x: 50, y: 50 };
const inPicture = (share: number): number => Math.round(Math.min(100, Math.max(0, share)));

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The shapes in which guests see a picture. */
const crops = [
  { name: 'card', ratio: '3 / 2' },
  { name: 'wide', ratio: '21 / 9' },
  { name: 'tall', ratio: '3 / 4' },
] as const;

/** What must stay visible wherever the picture is cut: a ring on it, and what becomes of it beside. */
export function FocusEditor({ picture, at }: { picture: Picture; at: string }) {
  const { t } = useLingui();
  const { value, change, error, isReadOnly } = useField<Point>(at);
  const point = value ?? middle;
  const put = (next: Point): void => change({ x: inPicture(next.x), y: inPicture(next.y) });
  const pull = (event: PointerEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    put({ x: ((event.clientX - left) / width) * 100, y: ((event.clientY - top) / height) * 100 });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 2;
    put({ x: point.x + move.x * step, y: point.y + move.y * step });
  };
  const place = `${point.x}% ${point.y}%`;
  const { x, y } = point;
  const words: Readonly<Record<(typeof crops)[number]['name'], string>> = {
    card: t`On a card`,
    wide: t`Across the page`,
    tall: t`On a phone`,
  };
  return (
    <div className="focus-editor" data-field={at}>
      <div
        className="focus-editor__all"
        role="group"
        aria-label={t`What must stay visible`}
        onPointerDown={(event) => {
          if (isReadOnly || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          pull(event);
        }}
        onPointerMove={(event) => !isReadOnly && event.currentTarget.hasPointerCapture(event.pointerId) && pull(event)}
      >
        <img src={picture.src} alt="" width={picture.width} height={picture.height} draggable={false} />
        <button
          type="button"
          className="focus-editor__ring"
          // Measured from the left of the picture, whichever way the page runs.
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={t`Point at ${x} % from the left and ${y} % from the top: move it with the arrow keys`}
          aria-disabled={isReadOnly || undefined}
          onKeyDown={isReadOnly ? undefined : onKeyDown}
        />
      </div>
      {error !== undefined && <p className="err">{error}</p>}
      <p className="hint">
        <Trans>Move the ring to what must stay visible.</Trans>{' '}
        {value !== undefined && !isReadOnly && (
          <Button kind="quiet" size="s" onClick={() => change(undefined)}>
            <Trans>Back to the middle</Trans>
          </Button>
        )}
      </p>
      <ul className="focus-editor__crops">
        {crops.map(({ name, ratio }) => (
          <li key={name}>
            <img src={picture.src} alt="" style={{ aspectRatio: ratio, objectPosition: place }} draggable={false} />
            <small>{words[name]}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
