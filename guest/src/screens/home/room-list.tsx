import { Trans } from '@lingui/react/macro';
import { Fragment, useState, type ReactNode } from 'react';
import type { Search } from '../../flow/search.ts';
import { localeOf } from '@stayfront/rules/language/locale-of';
import { useVisit } from '../../page/visit.tsx';
import { bestPriceOf } from './best-price-of.ts';
import type { FoundRoom } from './filters/filter-rooms.ts';
import { RoomCard } from './room-card.tsx';
import { sortRooms } from './sort-rooms.ts';
import { useSorting } from './use-sorting.ts';

interface RoomListProps {
  search: Search;
  rooms: readonly FoundRoom[];
  /** Before any filter: the best price is that of the house, not of a selection. */
  all: readonly FoundRoom[];
  isLoading: boolean;
  /** Packages, which stand after the first room. */
  offers: ReactNode;
}

/** The rooms in the guest's order; the rates of one at a time. */
export function RoomList({ search, rooms, all, isLoading, offers }: RoomListProps) {
  const { language } = useVisit();
  const [sorting] = useSorting();
  const [openRoom, setOpenRoom] = useState<string | null>(null);
  const best = bestPriceOf(all.map(({ item }) => item));
  return (
    <>
      <div className="cards">
        {sortRooms(rooms, sorting, localeOf(language)).map(({ room, item }, index) => (
          <Fragment key={room.id}>
            <RoomCard
              room={room}
              item={item}
              search={search}
              isFirst={index === 0}
              isLoading={isLoading}
              bestProductId={best}
              isOpen={openRoom === room.id}
              onToggle={() => setOpenRoom(openRoom === room.id ? null : room.id)}
            />
            {index === 0 && offers}
          </Fragment>
        ))}
      </div>
      <p className="list-end">
        <Trans>All results loaded</Trans>
      </p>
    </>
  );
}
