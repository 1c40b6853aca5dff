import { Trans } from '@lingui/react/macro';
import type { GuestRoom } from '@stayfront/contract/hotel';
import type { MouseEvent } from 'react';
import type { Search } from '../../app/flow/search.ts';
import { StayLine } from '../../features/stay/stay-line.tsx';
import { SessionClock } from '../../features/frame/session-clock.tsx';
import { RoomFacts } from '../../features/offer/room-facts.tsx';

interface RoomHeadProps {
  room: GuestRoom;
  search: Search;
  onChange: (event: MouseEvent<HTMLElement>) => void;
}

export function RoomHead({ room, search, onChange }: RoomHeadProps) {
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
      <h1 lang={room.otherLanguages?.roomTypeName}>{room.roomTypeName}</h1>
      <RoomFacts room={room} guests={search.guests} />
    </header>
  );
}
