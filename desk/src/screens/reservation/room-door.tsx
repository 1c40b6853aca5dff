import { Trans } from '@lingui/react/macro';
import type { DeskReservation, DeskRoom } from '@stayfront/contract/desk/reservation';
import { useHouse } from '../../app/page/desk-context.tsx';
import { DoorChoice } from '../../features/reservation/door-choice.tsx';

/** The room number of guests, to be chosen where the house lists the numbers of this type. */
export function RoomDoor({ room, reservation }: { room: DeskRoom; reservation: DeskReservation }) {
  const { rooms } = useHouse();
  const { reservationId, status, guest } = reservation;
  const hasNumbers = (rooms.find(({ id }) => id === room.roomId)?.numbers ?? []).length > 0;
  const stands = room.status === 'book' && status !== 'held' && status !== 'discarded';
  if (!stands || (!hasNumbers && room.roomNumber === null)) return null;
  return (
    <p className="room-card__door">
      <Trans comment="Stands before the number of the door">Room number</Trans>{' '}
      <DoorChoice stay={{ reservationId, ...room }} guestName={guest?.name ?? ''} />
    </p>
  );
}
