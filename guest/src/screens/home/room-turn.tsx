import { Trans } from '@lingui/react/macro';
import { BedDouble } from 'lucide-react';
import { progressOf } from '../../app/flow/booking-request.ts';
import type { Search } from '../../app/flow/search.ts';
import { useOpenedRequest } from '../../app/flow/use-booking-request.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Dotted } from '@stayfront/ui/parts/dotted.tsx';
import { useCounts } from '../../features/stay/use-counts.ts';
import { useHotel } from '../../app/page/hotel-context.ts';

/** Which of several rooms the results below are for, and what is chosen already; nothing once all have theirs. */
export function RoomTurn({ search }: { search: Search }) {
  const { hotelId, info } = useHotel();
  const { people } = useCounts();
  const request = useOpenedRequest(hotelId);
  const count = search.rooms.length;
  if (count < 2) return null;
  const { roomNumber, isAllBooked } = progressOf(request, search.rooms);
  if (isAllBooked) return null;
  const guests = people(search.guests);
  const names = request.orders.flatMap(
    ({ guestRoomId }) => info.guestRooms.find(({ id }) => id === guestRoomId)?.roomTypeName ?? [],
  );
  const chosen = <Dotted facts={names} />;
  return (
    <div className="wrap room-turn">
      <Alert
        tone="info"
        icon={BedDouble}
        title={
          <Trans>
            Choose room {roomNumber} of {count}, for {guests}
          </Trans>
        }
      >
        {names.length > 0 && <Trans>Chosen so far: {chosen}</Trans>}
      </Alert>
    </div>
  );
}
