import { Trans } from '@lingui/react/macro';
import type { Availabilities } from '@stayfront/contract/offer';
import type { GuestRoom } from '@stayfront/contract/hotel';
import { CalendarX2 } from 'lucide-react';
import type { Search } from '../../app/flow/search.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { useReasons } from '../../features/search/use-reasons.ts';

type NotOfferedProps = { search: Search; rooms: Availabilities['notOffered'] };

/** Rooms of the house that are not in the list, each with what keeps it from these days. */
export default function NotOffered({ search, rooms }: NotOfferedProps) {
  const { info } = useHotel();
  return (
    <Alert icon={CalendarX2} className="not-offered" title={<Trans>Not available</Trans>}>
      {rooms.map(({ guestRoomId, reasons }) => {
        const room = info.guestRooms.find(({ id }) => id === guestRoomId);
        return room ? <Why key={guestRoomId} room={room} search={search} reasons={reasons} /> : null;
      })}
    </Alert>
  );
}

type WhyProps = { room: GuestRoom; search: Search; reasons: Availabilities['reasons'] };

function Why({ room, search, reasons }: WhyProps) {
  const words = useReasons(search, reasons);
  return (
    <span className="not-offered__room">
      <b lang={room.otherLanguages?.roomTypeName}>{room.roomTypeName}</b>
      {': '}
      {words.join(' ')}
    </span>
  );
}
