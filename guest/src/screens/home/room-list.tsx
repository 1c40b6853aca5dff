import { Trans } from '@lingui/react/macro';
import type { AvailabilityItem } from '@stayfront/contract/offer';
import { useState } from 'react';
import type { Search } from '../../flow/search.ts';
import { useHotel } from '../frame/hotel-context.ts';
import { bestPriceOf, sortRooms } from './sort-rooms.ts';
import { RoomCard } from './room-card.tsx';

/** The rooms, most wanted first; the rates of one at a time. */
export function RoomList({ search, rooms }: { search: Search; rooms: readonly AvailabilityItem[] }) {
  const { info } = useHotel();
  const [openRoom, setOpenRoom] = useState<string | null>(null);
  const best = bestPriceOf(rooms);
  return (
    <>
      <div className="cards">
        {sortRooms(rooms).map((item, index) => {
          const room = info.guestRooms.find(({ id }) => id === item.guestRoomId);
          if (!room) return null;
          return (
            <RoomCard
              key={item.guestRoomId}
              room={room}
              item={item}
              search={search}
              isFirst={index === 0}
              bestProductId={best?.guestRoomId === item.guestRoomId ? best.productId : null}
              isOpen={openRoom === item.guestRoomId}
              onToggle={() => setOpenRoom(openRoom === item.guestRoomId ? null : item.guestRoomId)}
            />
          );
        })}
      </div>
      <p className="list-end">
        <Trans>All results loaded</Trans>
      </p>
    </>
  );
}
