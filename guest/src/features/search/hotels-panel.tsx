import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { chainQuery } from '../../app/data/chain-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { writeSearch, type Search } from '../../app/flow/search.ts';
import { MenuList } from '@stayfront/ui/parts/menu-list.tsx';
import { Popover } from '@stayfront/ui/parts/popover.tsx';
import { Sheet } from '@stayfront/ui/parts/sheet.tsx';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { TryAgain } from '../frame/try-again.tsx';

interface HotelsPanelProps {
  chainId: number;
  search: Search;
  isSheet: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The hotels of the chain, and all of them together. Another hotel is another look, so it is a page of its own. */
export default function HotelsPanel({ chainId, search, isSheet, triggerRef, onClose }: HotelsPanelProps) {
  const { t } = useLingui();
  const { hotelId, config, chain: shown } = useHotel();
  const { language } = useVisit();
  const transport = useTransport();
  const linked = useQuery(chainQuery(transport, chainId, language));
  // A link may name a chain that there is not: then it is the hotel's own.
  const ownId = linked.error instanceof RefusedCall ? config.hotelChainId : null;
  const own = useQuery({ ...chainQuery(transport, ownId ?? chainId, language), enabled: ownId !== null });
  const chain = ownId === null ? linked : own;
  const hotels = (chain.data?.hotelChainHotels ?? []).filter(({ showSelector }) => showSelector);
  const all = 'all';
  const choose = (key: string) => {
    const path = key === all ? `/hotel-chain/${ownId ?? chainId}` : `/${key}`;
    // A code is one hotel's own.
    const query = writeSearch(new URLSearchParams(), { ...search, promoCode: null });
    location.assign(`${path}?${query.toString()}`);
  };
  const list = chain.isError ? (
    <TryAgain error={chain.error} onRetry={() => void chain.refetch()} />
  ) : chain.isPending ? (
    <div role="status" aria-label={t`Please wait`}>
      <Skeleton width="100%" height="2.75rem" />
    </div>
  ) : (
    <MenuList
      groups={[
        [{ key: all, name: t`All properties`, hint: chain.data.hotelChainName }],
        hotels.map((hotel) => ({ key: String(hotel.hotelId), name: hotel.hotelName, hint: hotel.cityName })),
      ]}
      current={shown ? all : String(hotelId)}
      isFocused
      onChoose={choose}
    />
  );
  const title = t`Hotel`;
  if (isSheet)
    return (
      <Sheet isOpen onClose={onClose} closeLabel={t`Close`} title={title} className="hotels">
        {list}
      </Sheet>
    );
  return (
    <Popover label={title} triggerRef={triggerRef} className="search-pop hotels" onClose={onClose}>
      {list}
    </Popover>
  );
}
