import { Trans } from '@lingui/react/macro';
import type { DeskReservation, DeskRoom } from '@stayfront/contract/desk/reservation';
import { useHouse, useMay } from '../../app/page/desk-context.tsx';
import { ExpectedTime } from '../../features/reservation/expected-time.tsx';

/** When the guests of a room said they would come, while they are still to come. */
export function RoomExpected({ room, reservation }: { room: DeskRoom; reservation: DeskReservation }) {
  const { today } = useHouse();
  const mayNote = useMay('front-desk');
  const { reservationId, status } = reservation;
  const stands = room.status === 'book' && status !== 'held' && status !== 'discarded';
  if (!stands || room.presence !== 'expected' || room.departure <= today) return null;
  if (!mayNote && room.expectedTime === null) return null;
  return (
    <p className="room-card__door">
      <Trans comment="Stands before a time of day">Expected at</Trans>{' '}
      {mayNote ? <ExpectedTime stay={{ reservationId, ...room }} /> : room.expectedTime}
    </p>
  );
}
