import { Trans, useLingui } from '@lingui/react/macro';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import { CalendarDays, Users } from 'lucide-react';
import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { isFarAhead } from '../../app/i18n/is-far-ahead.ts';
import { useCounts } from '../stay/use-counts.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import type { SearchCellsProps } from './search-cells.tsx';
import { readyGuestsPanel } from './search-panels.ts';
import { useReadyCalendar } from './use-ready-calendar.ts';

/** The same in two cells, where there is no room for more. */
export function SmallSearchCells({ search, openPanel, show }: SearchCellsProps) {
  const { t } = useLingui();
  const { language, now } = useVisit();
  const { nights, people, heads } = useCounts();
  const readyCalendar = useReadyCalendar(search);
  const [arrival, departure] = formatSpan(
    language,
    [search.stay.arrival, search.stay.departure],
    'short',
    isFarAhead(now, search.stay.departure),
  );
  return (
    <div className="search-s__row">
      <button
        type="button"
        className="search__cell"
        aria-haspopup="dialog"
        aria-expanded={openPanel === 'arrival'}
        onPointerEnter={readyCalendar}
        onFocus={readyCalendar}
        onClick={show('arrival')}
      >
        <CalendarDays className="ic" aria-hidden />
        <span className="grow">
          <span className="k">{nights(nightCount(search.stay))}</span>
          <span className="v">{t`${arrival} – ${departure}`}</span>
        </span>
      </button>
      <button
        type="button"
        className="search__cell"
        aria-haspopup="dialog"
        aria-expanded={openPanel === 'guests'}
        onPointerEnter={readyGuestsPanel}
        onClick={show('guests')}
      >
        <Users className="ic" aria-hidden />
        <span className="grow">
          <span className="k">
            <Trans>Guests</Trans>
          </span>
          <span className="v">
            {search.rooms.length > 1 ? heads(search.rooms) : people({ ...search.guests, ages: undefined })}
          </span>
        </span>
      </button>
    </div>
  );
}
