import type { GuestRoom } from '@stayfront/contract/hotel';
import type { AvailabilityItem } from '@stayfront/contract/offer';
import { Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Search } from '../../app/flow/search.ts';
import { BookButton } from '../../features/offer/book-button.tsx';
import { bringUp } from './bring-up.ts';
import { byPrice } from '../../app/flow/from-product.ts';
import { RateRow } from '../../features/offer/rate-row.tsx';
import { TaxNote } from '../../features/offer/tax-note.tsx';
import { useBook } from '../../features/offer/use-book.ts';

interface RateListProps {
  room: GuestRoom;
  item: AvailabilityItem;
  search: Search;
  bestProductId: string | null;
}

export default function RateList({ room, item, search, bestProductId }: RateListProps) {
  const book = useBook(search);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => bringUp(list.current), []);
  return (
    <div className="rates" ref={list}>
      {byPrice(item.products).map((product) => (
        <RateRow
          key={product.productId}
          roomId={room.id}
          stay={search.stay}
          product={product}
          level={4}
          action={
            <BookButton
              item={item}
              product={product}
              size="s"
              isMain={product.productId === bestProductId}
              onClick={() => book(room, product)}
            />
          }
        />
      ))}
      <p className="rates__note">
        <Info className="ic" aria-hidden />
        <TaxNote product={item.products[0]} />
      </p>
    </div>
  );
}
