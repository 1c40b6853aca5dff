import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { Suspense, useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import { progressOf } from '../../flow/booking-request.ts';
import type { Search } from '../../flow/search.ts';
import { useOpenedRequest } from '../../flow/use-booking-request.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { SearchCells, type SearchPanel } from './search-cells.tsx';
import { DatesPanel, GuestsPanel, HotelsPanel, PromoPanel } from './search-panels.ts';
import { SmallSearchCells } from './small-search-cells.tsx';
import { useChainId } from './use-chain-id.ts';
import { useSearchReset } from './use-search-reset.ts';

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
  const reset = useSearchReset(search);
  const [open, setOpen] = useState<{ panel: SearchPanel; isSheet: boolean } | null>(null);
  const trigger = useRef<HTMLElement | null>(null);

  const show = (panel: SearchPanel) => (event: MouseEvent<HTMLElement>) => {
    trigger.current = event.currentTarget;
    setOpen(open?.panel === panel ? null : { panel, isSheet: matchMedia('(max-width: 599px)').matches });
  };
  const apply = (next: Search) => {
    setOpen(null);
    onSearch(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onRefresh();
  };
  const openPanel = open?.isSheet === false ? open.panel : null;
  const panel = {
    search,
    isSheet: open?.isSheet ?? false,
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
              <ButtonLink kind="primary" to={`/${hotelId}/checkout/guest-info`}>
                <Trans>Checkout</Trans>
              </ButtonLink>
            ) : (
              <Button kind="primary" type="submit" isWaiting={isSearching} waitingLabel={t`Please wait`}>
                <Trans>Search</Trans>
              </Button>
            )}
          </div>
        </form>
        <div className="search-s" role="search">
          <SmallSearchCells search={search} openPanel={openPanel} show={show} />
        </div>
        <Suspense>
          {open?.panel === 'hotel' && chainId !== null && <HotelsPanel {...panel} chainId={chainId} />}
          {(open?.panel === 'arrival' || open?.panel === 'departure') && (
            <DatesPanel {...panel} key={open.panel} firstEnd={open.panel} />
          )}
          {open?.panel === 'guests' && <GuestsPanel {...panel} />}
          {open?.panel === 'promo' && <PromoPanel {...panel} />}
        </Suspense>
      </div>
    </div>
  );
}
