import { Trans } from '@lingui/react/macro';
import { Building2, RotateCcw, Tag } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Search } from '../../app/flow/search.ts';
import { Chip } from '@stayfront/ui/parts/chip.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { HotelsPanel, PromoPanel, readyHotelsPanel, readyPromoPanel } from '../../features/search/search-panels.ts';
import { SortChoice } from './sort-choice.tsx';
import { useChainId } from '../../features/search/use-chain-id.ts';
import { useSearchReset } from '../../features/search/use-search-reset.ts';
import { Opened } from '../../features/frame/opened.tsx';

interface SearchToolsProps {
  search: Search;
  onSearch: (search: Search) => void;
}

/**
 * What small screens have no room for in the bar: the code and the order first, which are wanted most and fit beside the
 * filters, then other hotels of the chain and the way back to an empty search.
 */
export function SearchTools({ search, onSearch }: SearchToolsProps) {
  const { config, info } = useHotel();
  const chainId = useChainId();
  const reset = useSearchReset(search);
  const [open, setOpen] = useState<'hotel' | 'promo' | null>(null);
  const close = () => setOpen(null);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      {config.hasPromotions && (
        <Chip
          ref={trigger}
          icon={Tag}
          isOn={search.promoCode !== null}
          aria-haspopup="dialog"
          onPointerEnter={readyPromoPanel}
          onClick={() => setOpen('promo')}
        >
          {search.promoCode ? <bdi>{search.promoCode}</bdi> : <Trans>Promo code</Trans>}
        </Chip>
      )}
      <SortChoice isChip />
      {chainId !== null && (
        <Chip
          icon={Building2}
          className="tools-s__hotel"
          aria-haspopup="dialog"
          onPointerEnter={readyHotelsPanel}
          onClick={() => setOpen('hotel')}
        >
          <span>{info.hotelName}</span>
        </Chip>
      )}
      {reset && (
        <Chip icon={RotateCcw} onClick={reset}>
          <Trans>Reset your search</Trans>
        </Chip>
      )}
      <Opened place={String(open)} onClose={close}>
        {open === 'hotel' && chainId !== null && (
          <HotelsPanel chainId={chainId} search={search} isSheet triggerRef={trigger} onClose={close} />
        )}
        {open === 'promo' && (
          <PromoPanel
            search={search}
            isSheet
            triggerRef={trigger}
            onClose={close}
            onApply={(next) => {
              close();
              onSearch(next);
            }}
          />
        )}
      </Opened>
    </>
  );
}
