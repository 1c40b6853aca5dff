import { Trans } from '@lingui/react/macro';
import type { HotelPackage } from '@stayfront/contract/package';
import { Fragment, useState } from 'react';
import { publish } from '../../app/flow/events.ts';
import type { Search } from '../../app/flow/search.ts';
import { Boundary } from '@stayfront/ui/parts/boundary.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { PackageCard } from '../../features/package/package-card.tsx';
import { bestPriceOf } from './best-price-of.ts';
import type { FoundRoom } from '../../features/search/filter-rooms.ts';
import { RoomCard } from './room-card.tsx';

interface RoomListProps {
  search: Search;
  rooms: readonly FoundRoom[];
  /** Before any filter: the best price is that of the house, not of a selection. */
  all: readonly FoundRoom[];
  isLoading: boolean;
  packages: readonly { readonly pack: HotelPackage; readonly roomsBefore: number }[];
}

/** The rooms, in the order they come; the rates of one at a time. */
export function RoomList({ search, rooms, all, isLoading, packages }: RoomListProps) {
  const { hotelId } = useHotel();
  const [openRoom, setOpenRoom] = useState<string | null>(null);
  const publishRoom = (name: 'open-room' | 'show-room', found: FoundRoom) =>
    publish({ name, hotelId, wish: search, room: found });
  const best = bestPriceOf(all.map(({ item }) => item));
  const packagesAfter = (count: number) =>
    packages
      .filter(({ roomsBefore }) => roomsBefore === count)
      .map(({ pack }) => (
        <Boundary key={pack.hotelPackageId}>
          <PackageCard pack={pack} />
        </Boundary>
      ));
  return (
    <>
      <div className="cards">
        {packagesAfter(0)}
        {rooms.map(({ room, item }, index) => (
          <Fragment key={room.id}>
            <Boundary>
              <RoomCard
                room={room}
                item={item}
                search={search}
                isFirst={index === 0}
                isLoading={isLoading}
                bestProductId={best}
                isOpen={openRoom === room.id}
                onToggle={() => {
                  const isOpening = openRoom !== room.id;
                  setOpenRoom(isOpening ? room.id : null);
                  if (!isOpening) return;
                  publishRoom('open-room', { room, item });
                  publishRoom('show-room', { room, item });
                }}
                onLeave={() => publishRoom('open-room', { room, item })}
              />
            </Boundary>
            {packagesAfter(index + 1)}
          </Fragment>
        ))}
      </div>
      <p className="list-end">
        <Trans>All results loaded</Trans>
      </p>
    </>
  );
}
