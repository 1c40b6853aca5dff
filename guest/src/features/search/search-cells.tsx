import { Trans } from '@lingui/react/macro';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import { Building2, CalendarDays, Tag as TagIcon, Users } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Search } from '../../app/flow/search.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { isFarAhead } from '../../app/i18n/is-far-ahead.ts';
import { Tag } from '@stayfront/ui/parts/tag.tsx';
import { useCounts } from '../stay/use-counts.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { readyGuestsPanel, readyHotelsPanel, readyPromoPanel } from './search-panels.ts';
import { useChainId } from './use-chain-id.ts';
import { useReadyCalendar } from './use-ready-calendar.ts';

export type SearchPanel = 'hotel' | 'arrival' | 'departure' | 'guests' | 'promo';

export interface SearchCellsProps {
  search: Search;
  openPanel: SearchPanel | null;
  show: (panel: SearchPanel) => (event: MouseEvent<HTMLElement>) => void;
}

/** The cells of the wide bar; each opens the panel in which it is changed. */
export function SearchCells({ search, openPanel, show, hasPromo }: SearchCellsProps & { hasPromo: boolean }) {
  const { language, now } = useVisit();
  const { info, chain } = useHotel();
  const chainId = useChainId();
  const { nights, party } = useCounts();
  const readyCalendar = useReadyCalendar(search);
  const style = isFarAhead(now, search.stay.departure) ? 'far' : 'choosing';
  const opens = (panel: SearchPanel) =>
    ({ 'aria-haspopup': 'dialog', 'aria-expanded': openPanel === panel, onClick: show(panel) }) as const;
  return (
    <>
      {chainId !== null && (
        <button
          type="button"
          className="search__cell search__hotel"
          onPointerEnter={readyHotelsPanel}
          {...opens('hotel')}
        >
          <Building2 className="ic" aria-hidden />
          <span className="grow">
            <span className="k">
              <Trans>Hotel</Trans>
            </span>
            <span className="v">{chain ? <Trans>All properties</Trans> : info.hotelName}</span>
          </span>
        </button>
      )}
      <div className="search__dates" onPointerEnter={readyCalendar} onFocus={readyCalendar}>
        <button type="button" className="search__cell" {...opens('arrival')}>
          <CalendarDays className="ic" aria-hidden />
          <span className="grow">
            <span className="k">
              <Trans>Arrival</Trans>
            </span>
            <span className="v">{formatDay(language, search.stay.arrival, style)}</span>
          </span>
        </button>
        <Tag tone="acc" className="nights">
          {nights(nightCount(search.stay))}
        </Tag>
        <button type="button" className="search__cell" {...opens('departure')}>
          <span className="grow">
            <span className="k">
              <Trans>Departure</Trans>
            </span>
            <span className="v">{formatDay(language, search.stay.departure, style)}</span>
          </span>
        </button>
      </div>
      <button type="button" className="search__cell" onPointerEnter={readyGuestsPanel} {...opens('guests')}>
        <Users className="ic" aria-hidden />
        <span className="grow">
          <span className="k">
            <Trans>Guests and rooms</Trans>
          </span>
          <span className="v">{party(search.rooms)}</span>
        </span>
      </button>
      {hasPromo && (
        <button
          type="button"
          className="search__cell search__promo"
          onPointerEnter={readyPromoPanel}
          {...opens('promo')}
        >
          <TagIcon className="ic" aria-hidden />
          <span className="grow">
            <span className="k">
              <Trans>Promo code</Trans>
            </span>
            {search.promoCode ? (
              <bdi className="v">{search.promoCode}</bdi>
            ) : (
              <span className="v ph">
                <Trans>Add a code</Trans>
              </span>
            )}
          </span>
        </button>
      )}
    </>
  );
}
