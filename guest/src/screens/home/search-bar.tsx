import { Trans, useLingui } from '@lingui/react/macro';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import { CalendarDays, Users } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { Search } from '../../flow/search.ts';
import { formatDay } from '../../i18n/format.ts';
import { Button } from '../../parts/button.tsx';
import { Tag } from '../../parts/tag.tsx';
import { useCounts } from '../../parts/use-counts.ts';
import { useVisit } from '../../page/visit.tsx';
import { DatesPanel } from './dates-panel.tsx';
import { GuestsPanel } from './guests-panel.tsx';

interface SearchBarProps {
  search: Search;
  onSearch: (search: Search) => void;
  onRefresh: () => void;
}

type Open = 'dates' | 'guests' | null;

/** Dates and guests: one bar with panels below it on a desk, two cells with sheets on smaller screens. */
export function SearchBar({ search, onSearch, onRefresh }: SearchBarProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { nights, people } = useCounts();
  const [open, setOpen] = useState<Open>(null);
  const [isSheet, setIsSheet] = useState(false);
  const datesCell = useRef<HTMLButtonElement>(null);
  const guestsCell = useRef<HTMLButtonElement>(null);

  const show = (what: Open, asSheet: boolean) => () => {
    setIsSheet(asSheet);
    setOpen(open === what ? null : what);
  };
  const close = () => setOpen(null);
  const apply = (next: Search) => {
    setOpen(null);
    onSearch(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onRefresh();
  };
  const arrival = formatDay(language, search.stay.arrival, 'choosing');
  const departure = formatDay(language, search.stay.departure, 'choosing');
  const stay = nights(nightCount(search.stay));
  const guests = people(search.guests);
  const panel = { search, isSheet, onClose: close, onApply: apply };
  return (
    <div className="search-slot">
      <div className="wrap search-anchor">
        <form className="search no-promo" role="search" onSubmit={submit}>
          <button
            type="button"
            ref={datesCell}
            className="search__cell search__dates"
            aria-haspopup="dialog"
            aria-expanded={open === 'dates' && !isSheet}
            onClick={show('dates', false)}
          >
            <CalendarDays className="ic" aria-hidden />
            <span>
              <span className="k">
                <Trans>Arrival</Trans>
              </span>
              <span className="v">{arrival}</span>
            </span>
            <Tag tone="acc" className="nights">
              {stay}
            </Tag>
            <span>
              <span className="k">
                <Trans>Departure</Trans>
              </span>
              <span className="v">{departure}</span>
            </span>
          </button>
          <button
            type="button"
            ref={guestsCell}
            className="search__cell"
            aria-haspopup="dialog"
            aria-expanded={open === 'guests' && !isSheet}
            onClick={show('guests', false)}
          >
            <Users className="ic" aria-hidden />
            <span className="grow">
              <span className="k">
                <Trans>Guests</Trans>
              </span>
              <span className="v">{guests}</span>
            </span>
          </button>
          <Button kind="primary" type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
        <div className="search-s" role="search">
          <div className="search-s__row">
            <button type="button" className="search__cell" aria-haspopup="dialog" onClick={show('dates', true)}>
              <CalendarDays className="ic" aria-hidden />
              <span className="grow">
                <span className="k">{stay}</span>
                <span className="v">
                  {t`${formatDay(language, search.stay.arrival, 'short')} – ${formatDay(language, search.stay.departure, 'short')}`}
                </span>
              </span>
            </button>
            <button type="button" className="search__cell" aria-haspopup="dialog" onClick={show('guests', true)}>
              <Users className="ic" aria-hidden />
              <span className="grow">
                <span className="k">
                  <Trans>Guests</Trans>
                </span>
                <span className="v">{guests}</span>
              </span>
            </button>
          </div>
        </div>
        {open === 'dates' && <DatesPanel {...panel} triggerRef={datesCell} />}
        {open === 'guests' && <GuestsPanel {...panel} triggerRef={guestsCell} />}
      </div>
    </div>
  );
}
