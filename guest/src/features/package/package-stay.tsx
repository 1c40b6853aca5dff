import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { Search } from '../../app/flow/search.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useCounts } from '../stay/use-counts.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import '../offer/booking-box.css';

interface PackageStayProps {
  search: Search;
  onChange: (what: 'arrival' | 'departure' | 'guests') => (event: MouseEvent<HTMLElement>) => void;
}

/** Dates and guests of the offer, each a press away from being others. */
export function PackageStay({ search, onChange }: PackageStayProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { people } = useCounts();
  const cells = [
    { what: 'arrival', label: t`Arrival`, value: formatDay(language, search.stay.arrival, 'choosing') },
    { what: 'departure', label: t`Departure`, value: formatDay(language, search.stay.departure, 'choosing') },
    { what: 'guests', label: t`Guests`, value: people(search.guests) },
  ] as const;
  return (
    <div className="bk__f pack__stay">
      {cells.map(({ what, label, value }) => (
        <button key={what} type="button" aria-haspopup="dialog" onClick={onChange(what)}>
          <span className="k">{label}</span>
          <b>{value}</b>
        </button>
      ))}
    </div>
  );
}
