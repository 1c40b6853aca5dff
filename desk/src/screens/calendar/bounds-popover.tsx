import { Trans, useLingui } from '@lingui/react/macro';
import { plainDigits } from '@stayfront/rules/booking/plain-digits';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useState, type RefObject, type SubmitEvent } from 'react';
import type { NightFields, NightRules } from '../../features/calendar/sheet.ts';
import { NearCell } from './near-cell.tsx';
import './bounds-popover.css';

interface BoundsPopoverProps {
  cell: string;
  grid: RefObject<HTMLElement | null>;
  rules: NightRules;
  onSet: (bounds: NightFields) => void;
  onClose: () => void;
}

/** The shortest and the longest stay of guests who arrive on these nights. */
export function BoundsPopover({ cell, grid, rules, onSet, onClose }: BoundsPopoverProps) {
  const { t } = useLingui();
  const [least, setLeast] = useState(rules.minStay ? String(rules.minStay) : '');
  const [most, setMost] = useState(rules.maxStay ? String(rules.maxStay) : '');
  const bounds = { minStay: nightsOf(least), maxStay: nightsOf(most) };
  const isWrong = bounds.minStay === undefined || bounds.maxStay === undefined;
  const isCrossed = !isWrong && bounds.minStay && bounds.maxStay ? bounds.minStay > bounds.maxStay : false;
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isWrong || isCrossed) return;
    onSet(bounds);
    onClose();
  };
  return (
    <NearCell cell={cell} grid={grid} label={t`Length of stay`} onClose={onClose}>
      <form className="bounds" onSubmit={onSubmit}>
        <TextField label={t`At least, nights`} inputMode="numeric" value={least} onChange={setLeast} placeholder="1" />
        <TextField
          label={t`At most, nights`}
          inputMode="numeric"
          value={most}
          onChange={setMost}
          placeholder="∞"
          error={isCrossed ? t`No stay is that long and that short` : undefined}
        />
        <div className="near-cell__acts">
          <Button type="submit" kind="primary" size="s" isDisabled={isWrong}>
            <Trans>Set</Trans>
          </Button>
          <Button
            kind="quiet"
            size="s"
            onClick={() => {
              onSet({ minStay: null, maxStay: null });
              onClose();
            }}
          >
            <Trans>Any length</Trans>
          </Button>
        </div>
      </form>
    </NearCell>
  );
}

/** Null asks nothing; undefined is no number of nights. */
const nightsOf = (text: string): number | null | undefined => {
  const typed = plainDigits(text).trim();
  if (typed === '') return null;
  if (!/^\d{1,3}$/.test(typed)) return undefined;
  return Number(typed) > 0 ? Number(typed) : null;
};
