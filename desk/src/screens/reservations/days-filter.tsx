import { Trans, useLingui } from '@lingui/react/macro';
import { isStayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { useId, useState, type SyntheticEvent } from 'react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { needsYear } from '../../features/reservation/needs-year.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { FilterChip } from './filter-chip.tsx';

type Days = { readonly from: StayDate | undefined; readonly to: StayDate | undefined };

interface DaysFilterProps extends Days {
  name: string;
  onChoose: (days: Days) => void;
}

/** From a day to a day, either of which may be left open. */
export function DaysFilter({ name, from, to, onChoose }: DaysFilterProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { today } = useHouse();
  const when = useWhen();
  const words = (): string | null => {
    if (from !== undefined && to !== undefined) {
      if (from === to) return when.day(from);
      const hasYear = [from, to].some((day) => needsYear(day, today));
      return formatSpan(language, [from, to], 'short', hasYear).join(' – ');
    }
    if (from !== undefined) return t`from ${when.day(from)}`;
    return to === undefined ? null : t`until ${when.day(to)}`;
  };
  return (
    <FilterChip name={name} value={words()} onClear={() => onChoose({ from: undefined, to: undefined })}>
      {(close) => (
        <DaysForm
          from={from}
          to={to}
          onChoose={(days) => {
            onChoose(days);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

const dayOf = (value: string): StayDate | undefined => (isStayDate(value) ? value : undefined);

function DaysForm({ from, to, onChoose }: Omit<DaysFilterProps, 'name'>) {
  const id = useId();
  const [days, setDays] = useState<Days>({ from, to });
  const isBackwards = days.from !== undefined && days.to !== undefined && days.to < days.from;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isBackwards) onChoose(days);
  };
  return (
    <form className="days-form" onSubmit={submit}>
      <label htmlFor={`${id}-from`}>
        <Trans comment="The first day of a span">From</Trans>
      </label>
      <input
        id={`${id}-from`}
        className="days-form__day"
        type="date"
        value={days.from ?? ''}
        onChange={({ target }) => setDays({ ...days, from: dayOf(target.value) })}
      />
      <label htmlFor={`${id}-to`}>
        <Trans comment="The last day of a span">To</Trans>
      </label>
      <input
        id={`${id}-to`}
        className="days-form__day"
        type="date"
        value={days.to ?? ''}
        aria-invalid={isBackwards || undefined}
        aria-describedby={isBackwards ? `${id}-fault` : undefined}
        onChange={({ target }) => setDays({ ...days, to: dayOf(target.value) })}
      />
      {isBackwards && (
        <p className="err" id={`${id}-fault`} role="alert">
          <Trans>The last day is before the first.</Trans>
        </p>
      )}
      <Button kind="primary" type="submit" isDisabled={isBackwards}>
        <Trans comment="Narrow the list down to these days">Show</Trans>
      </Button>
    </form>
  );
}
