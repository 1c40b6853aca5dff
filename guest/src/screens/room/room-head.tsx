import { Trans } from '@lingui/react/macro';
import type { GuestRoom } from '@stayfront/contract/hotel';
import { Suspense, type MouseEvent } from 'react';
import type { Search } from '../../app/flow/search.ts';
import { StayLine } from '../../features/stay/stay-line.tsx';
import { SessionClock } from '../../features/frame/session-clock.tsx';
import { RoomFacts } from '../../features/offer/room-facts.tsx';
import { assumesAges } from '../../features/search/assumes-ages.ts';
import { TellAges } from '../../features/search/search-panels.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

interface RoomHeadProps {
  room: GuestRoom;
  search: Search;
  onChange: (event: MouseEvent<HTMLElement>) => void;
}

export function RoomHead({ room, search, onChange }: RoomHeadProps) {
  const { config } = useHotel();
  return (
    <header className="rp__head">
      <div className="row between wrapx">
        <p className="small muted">
          <StayLine stay={search.stay} guests={search.guests} />{' '}
          <button type="button" className="link" onClick={onChange}>
            <Trans>Change</Trans>
          </button>
        </p>
        <SessionClock />
      </div>
      {assumesAges(config, search.guests) && (
        <Suspense>
          <TellAges search={search} />
        </Suspense>
      )}
      <h1 lang={room.otherLanguages?.roomTypeName}>{room.roomTypeName}</h1>
      <RoomFacts room={room} guests={search.guests} />
    </header>
  );
}
