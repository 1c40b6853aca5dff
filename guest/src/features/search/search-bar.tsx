import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useMemo, useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import { progressOf } from '../../app/flow/booking-request.ts';
import type { Search } from '../../app/flow/search.ts';
import { useBookingRequest, useOpenedRequest } from '../../app/flow/use-booking-request.ts';
import { Button, ButtonLink } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { onPhone, useMatches } from '@stayfront/ui/parts/use-matches.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { bringResults } from './bring-results.ts';
import { PanelOnSearchContext } from './panel-on-search.ts';
import { SearchCells, type SearchPanel } from './search-cells.tsx';
import { DatesPanel, GuestsPanel, HotelsPanel, PromoPanel } from './search-panels.ts';
import { SmallSearchCells } from './small-search-cells.tsx';
import { useChainId } from './use-chain-id.ts';
import { useSearchReset } from './use-search-reset.ts';
import { Opened } from '../frame/opened.tsx';

interface SearchBarProps {
  search: Search;
  isSearching: boolean;
  onSearch: (search: Search) => void;
  onRefresh: () => void;
}

/** Dates, guests and code: one bar with panels below it; on a phone the panels are sheets. */
export function SearchBar({ search, isSearching, onSearch, onRefresh }: SearchBarProps) {
  const { t } = useLingui();
  const { hotelId, config, chain } = useHotel();
  const chainId = useChainId();
  const progress = progressOf(useOpenedRequest(hotelId), search.rooms);
  const isAllBooked = !chain && progress.isAllBooked;
  const [, change] = useBookingRequest(hotelId);
  const reset = useSearchReset(search);
  const [open, setOpen] = useState<SearchPanel | null>(null);
  const isSheet = useMatches(onPhone);
  const trigger = useRef<HTMLElement | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const applyRef = useRef<(() => void) | null>(null);
  const panelOnSearch = useMemo(() => ({ buttonRef, applyRef }), []);

  const show = (panel: SearchPanel) => (event: MouseEvent<HTMLElement>) => {
    trigger.current = event.currentTarget;
    setOpen(open === panel ? null : panel);
  };
  const apply = (next: Search) => {
    setOpen(null);
    onSearch(next);
    if (isSheet) bringResults();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const applyPanel = applyRef.current;
    if (applyPanel) return applyPanel();
    setOpen(null);
    onRefresh();
  };
  // The booking hears of the party with the answer to the search, which may still be on its way.
  const keepSearch = () => change((request) => ({ ...request, search }));
  const openPanel = isSheet ? null : open;
  const panel = {
    search,
    isSheet,
    triggerRef: trigger,
    onClose: () => setOpen(null),
    onApply: apply,
  };
  return (
    <div className="search-slot">
      <div className="wrap search-anchor">
        <form className="search" role="search" onSubmit={submit}>
          <SearchCells search={search} openPanel={openPanel} show={show} hasPromo={config.hasPromotions && !chain} />
          <div className="search__acts">
            {reset && <IconButton icon={RotateCcw} label={t`Reset your search`} onClick={reset} />}
            {isAllBooked ? (
              <ButtonLink kind="primary" to={`/${hotelId}/checkout/guest-info`} onClick={keepSearch}>
                <Trans comment="Button: on to services, details and payment; not the day of departure">Checkout</Trans>
              </ButtonLink>
            ) : (
              <Button
                ref={buttonRef}
                kind="primary"
                type="submit"
                isWaiting={isSearching}
                waitingLabel={t`Please wait`}
              >
                <Trans>Search</Trans>
              </Button>
            )}
          </div>
        </form>
        <div className="search-s" role="search">
          <SmallSearchCells search={search} openPanel={openPanel} show={show} />
        </div>
        <PanelOnSearchContext value={panelOnSearch}>
          <Opened place={String(open)} onClose={() => setOpen(null)}>
            {open === 'hotel' && chainId !== null && <HotelsPanel {...panel} chainId={chainId} />}
            {(open === 'arrival' || open === 'departure') && <DatesPanel {...panel} key={open} firstEnd={open} />}
            {open === 'guests' && <GuestsPanel {...panel} />}
            {open === 'promo' && <PromoPanel {...panel} />}
          </Opened>
        </PanelOnSearchContext>
      </div>
    </div>
  );
}
