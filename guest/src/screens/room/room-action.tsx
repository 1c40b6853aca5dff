import { Trans } from '@lingui/react/macro';
import type { Search } from '../../app/flow/search.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { BookButton } from '../../features/offer/book-button.tsx';
import { useBook } from '../../features/offer/use-book.ts';
import type { ShownRoom } from './find-shown.ts';

interface RoomActionProps {
  shown: ShownRoom;
  search: Search;
  isWide?: boolean;
}

/** Book, or first to the rates. */
export function RoomAction({ shown: { room, item, product }, search, isWide = false }: RoomActionProps) {
  const book = useBook(search);
  const size = isWide ? 'l' : 'm';
  // Where the price would stand it says already how it can be had.
  if (product && !product.isBookable) return null;
  if (product)
    return (
      <BookButton
        item={item}
        product={product}
        size={size}
        isWide={isWide}
        isMain
        onClick={() => book(room, product)}
      />
    );
  return (
    <Button kind="primary" size={size} isWide={isWide} onClick={showRates}>
      <Trans>Choose a rate</Trans>
    </Button>
  );
}

function showRates(): void {
  const rates = document.getElementById('rate-plans');
  if (!(rates instanceof HTMLDetailsElement)) return;
  rates.open = true;
  rates.querySelector('summary')?.focus({ preventScroll: true });
  rates.scrollIntoView({ block: 'start' });
}
