import { Trans } from '@lingui/react/macro';
import type { SetUp } from '@stayfront/contract/desk/set-up';
import { weekdayNames } from '@stayfront/contract/some-weekdays';
import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { useId } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import '@stayfront/ui/parts/chip.css';

interface WeekendChoiceProps {
  chosen: SetUp['prices']['weekend'];
  onChange: (weekend: SetUp['prices']['weekend']) => void;
}

const week = [1, 2, 3, 4, 5, 6, 0];

/** Which nights cost the price of the weekend: one at least, and not all. */
export function WeekendChoice({ chosen, onChange }: WeekendChoiceProps) {
  const id = useId();
  const { language } = useDesk();
  const toggle = (name: (typeof weekdayNames)[number]): void => {
    const next = weekdayNames.filter((one) => (one === name) !== chosen.includes(one));
    if (next.length > 0 && next.length < weekdayNames.length) onChange(next);
  };
  return (
    <div className="set-up__weekend" role="group" aria-labelledby={id}>
      <span id={id}>
        <Trans>Nights of the weekend</Trans>
      </span>
      <div className="chips">
        {week.map((weekday) => {
          const name = weekdayNames[weekday] ?? 'sun';
          const isOn = chosen.includes(name);
          return (
            <button
              key={name}
              type="button"
              className={isOn ? 'chip on' : 'chip'}
              aria-pressed={isOn}
              onClick={() => toggle(name)}
            >
              {formatWeekday(language, weekday)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
