import { useLingui } from '@lingui/react/macro';
import { changeKinds, type ChangeKind } from '@stayfront/rules/people/change-kind';
import { SelectField } from '@stayfront/ui/parts/select-field.tsx';
import { useId } from 'react';
import type { ChangeFilter } from '../../app/data/people-queries.ts';
import { useHouse } from '../../app/page/desk-context.tsx';
import './change-filters.css';

interface ChangeFiltersProps {
  filter: ChangeFilter;
  people: readonly string[];
  onChange: (filter: ChangeFilter) => void;
}

/** By whom, of which kind, on which days. They stand in the address, so that a list can be kept and passed on. */
export function ChangeFilters({ filter, people, onChange }: ChangeFiltersProps) {
  const { t } = useLingui();
  const kinds: Readonly<Record<ChangeKind, string>> = {
    calendar: t`Rates and rooms`,
    people: t`People and roles`,
    'sign-in': t`Signing in`,
    look: t`Look`,
    property: t`House`,
    settings: t`Settings`,
    booking: t`Bookings`,
    money: t`Money`,
    letter: t`Letters`,
    house: t`Arrivals and notes`,
  };
  const put = (name: keyof ChangeFilter, value: string): void => {
    const { [name]: _, ...others } = filter;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  // Somebody whom the address names stays to be chosen, also before the list has come.
  const names = filter.who && !people.includes(filter.who) ? [filter.who, ...people] : people;
  return (
    <div className="change-filters" role="search" aria-label={t`Filter the changes`}>
      <SelectField
        label={t`Who`}
        value={filter.who ?? ''}
        options={[{ value: '', label: t`Everybody` }, ...names.map((name) => ({ value: name, label: name }))]}
        onChange={(who) => put('who', who)}
      />
      <SelectField
        label={t`Kind`}
        value={filter.kind ?? ''}
        options={[
          { value: '', label: t`Everything` },
          ...changeKinds.map((kind) => ({ value: kind, label: kinds[kind] })),
        ]}
        onChange={(kind) => put('kind', kind)}
      />
      <DayField label={t`From`} value={filter.from ?? ''} onChange={(from) => put('from', from)} />
      <DayField label={t`To`} value={filter.to ?? ''} onChange={(to) => put('to', to)} />
    </div>
  );
}

function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  const id = useId();
  const { today } = useHouse();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        <input id={id} type="date" value={value} max={today} onChange={(event) => onChange(event.target.value)} />
      </div>
    </div>
  );
}
