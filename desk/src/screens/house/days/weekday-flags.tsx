import { useLingui } from '@lingui/react/macro';
import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { useId } from 'react';
import { useDesk } from '../../../app/page/desk-context.tsx';
import { FieldShell } from '../../../features/house/field-shell.tsx';
import { useField } from '../../../features/house/use-field.ts';
import { weekdayNames } from './weekday-names.ts';
import '@stayfront/ui/parts/chip.css';

/** The weekdays of a rule, each a field of its own in the document. */
export function WeekdayFlags({ at }: { at: string }) {
  const { t } = useLingui();
  return (
    <div className="chips" role="group" aria-label={t`Weekdays`}>
      {[1, 2, 3, 4, 5, 6, 0].map((weekday) => (
        <Flag key={weekday} at={`${at}/${weekdayNames[weekday]}`} weekday={weekday} />
      ))}
    </div>
  );
}

function Flag({ at, weekday }: { at: string; weekday: number }) {
  const { language } = useDesk();
  const { value, change, error, isReadOnly, name } = useField<boolean>(at);
  const errorId = useId();
  return (
    <FieldShell address={at}>
      <button
        type="button"
        className={value ? 'chip on' : 'chip'}
        aria-pressed={value ?? false}
        aria-label={name}
        aria-describedby={error === undefined ? undefined : errorId}
        disabled={isReadOnly}
        onClick={() => change(!value)}
      >
        {formatWeekday(language, weekday)}
      </button>
      {error !== undefined && (
        <small id={errorId} className="err">
          {error}
        </small>
      )}
    </FieldShell>
  );
}
