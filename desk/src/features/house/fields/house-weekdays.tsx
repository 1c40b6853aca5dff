import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { useId } from 'react';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useField } from '../use-field.ts';
import type { HouseFieldProps } from './field-props.ts';
import '@stayfront/ui/parts/chip.css';
import './house-many.css';

/** From Monday on; the document counts from Sunday, which is 0. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** Some weekdays; where all of them are chosen, nothing has to be said. */
export function HouseWeekdays({ at, label, hint, className, isNullable }: HouseFieldProps) {
  const id = useId();
  const { language } = useDesk();
  const { value, change, error, isReadOnly, name } = useField<readonly number[]>(at, isNullable);
  const isOn = (weekday: number): boolean => value === undefined || value.includes(weekday);
  const toggle = (weekday: number): void => {
    const next = week.filter((one) => (one === weekday ? !isOn(one) : isOn(one)));
    change(next.length === week.length ? undefined : next.toSorted((a, b) => a - b));
  };
  return (
    <FieldShell address={at} className={className}>
      <div className="field" role="group" aria-labelledby={id} aria-describedby={`${id}-note`}>
        <span className="house-many__label" id={id}>
          {label ?? name}
        </span>
        <div className="chips">
          {week.map((weekday) => (
            <button
              key={weekday}
              type="button"
              className={isOn(weekday) ? 'chip on' : 'chip'}
              aria-pressed={isOn(weekday)}
              disabled={isReadOnly}
              onClick={() => toggle(weekday)}
            >
              {formatWeekday(language, weekday)}
            </button>
          ))}
        </div>
        <div className="field__note" id={`${id}-note`} aria-live="polite">
          {error !== undefined ? <span className="err">{error}</span> : <span className="hint">{hint}</span>}
        </div>
      </div>
    </FieldShell>
  );
}
