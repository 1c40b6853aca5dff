import { Trans } from '@lingui/react/macro';
import { RotateCcw, Tag } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { Search } from '../../flow/search.ts';
import { Chip } from '../../parts/chip.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { PromoPanel, readyPromoPanel } from './search-panels.ts';
import { useSearchReset } from './use-search-reset.ts';

interface SearchToolsProps {
  search: Search;
  onSearch: (search: Search) => void;
}

/** What small screens have no room for in the bar: the code and the way back to an empty search. */
export function SearchTools({ search, onSearch }: SearchToolsProps) {
  const { hasPromotions } = useHotel().config;
  const reset = useSearchReset(search);
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      {hasPromotions && (
        <Chip
          ref={trigger}
          icon={Tag}
          isOn={search.promoCode !== null}
          aria-haspopup="dialog"
          onPointerEnter={readyPromoPanel}
          onClick={() => setIsOpen(true)}
        >
          {search.promoCode ? <bdi>{search.promoCode}</bdi> : <Trans>Promo code</Trans>}
        </Chip>
      )}
      {reset && (
        <Chip icon={RotateCcw} onClick={reset}>
          <Trans>Reset your search</Trans>
        </Chip>
      )}
      {isOpen && (
        <Suspense>
          <PromoPanel
            search={search}
            isSheet
            triggerRef={trigger}
            onClose={() => setIsOpen(false)}
            onApply={(next) => {
              setIsOpen(false);
              onSearch(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
