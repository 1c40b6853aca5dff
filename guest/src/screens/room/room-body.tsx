import type { Search } from '../../app/flow/search.ts';
import type { ShownRoom } from './find-shown.ts';
import { OtherRooms } from './other-rooms.tsx';
import { RoomSections } from './room-sections.tsx';
import { useProductExtras } from './use-product-extras.ts';

interface RoomBodyProps {
  shown: ShownRoom;
  search: Search;
  /** The prices of before, until those in the other language or currency have come. */
  isPriceOld: boolean;
  onChoose: (productId: string) => void;
}

export function RoomBody({ shown, search, isPriceOld, onChoose }: RoomBodyProps) {
  const { upsell, ...extras } = useProductExtras(shown, search, isPriceOld);
  return (
    <>
      <RoomSections shown={shown} search={search} {...extras} onChoose={onChoose} />
      {upsell && <OtherRooms upsell={upsell} />}
    </>
  );
}
