import { useLingui } from '@lingui/react/macro';
import { RefusedCall } from '@stayfront/contract/call';
import { setRoomNumber } from '@stayfront/contract/desk/day';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readReservationAgain } from '../../app/data/read-reservation-again.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse, useMay } from '../../app/page/desk-context.tsx';
import { useDone } from '../frame/undos.tsx';
import './door-choice.css';

interface DoorChoiceProps {
  stay: {
    readonly reservationId: string;
    readonly roomStayIndex: number;
    readonly roomId: string;
    readonly roomNumber: string | null;
  };
  /** Empty once it was erased. */
  guestName: string;
}

/** Which door the guests of a room have; to be chosen where the house lists the doors of this type. */
export function DoorChoice({ stay, guestName }: DoorChoiceProps) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const { rooms } = useHouse();
  const mayGive = useMay('front-desk');
  const transport = useTransport();
  const client = useQueryClient();
  const tell = useDone();
  const { reservationId, roomStayIndex, roomNumber } = stay;
  const giving = useMutation({
    mutationFn: (number: string | null) =>
      transport(setRoomNumber, { params: { hotelId, reservationId, roomStayIndex }, query: {}, body: { number } }),
    onError: (error, number) => {
      const isTaken = error instanceof RefusedCall && error.problem.code === 'room_number.taken';
      tell({
        text: isTaken
          ? t`Room ${number} is given to other guests on one of these nights.`
          : t`That could not be saved. Nothing has changed.`,
      });
    },
    onSettled: () => readReservationAgain(client, hotelId, reservationId),
  });
  const numbers = rooms.find(({ id }) => id === stay.roomId)?.numbers ?? [];
  if (numbers.length === 0 && roomNumber === null) return null;
  if (!mayGive || numbers.length === 0) return <span className="door-choice">{roomNumber ?? '–'}</span>;
  const guest = guestName || t`The guest`;
  const chosen = giving.isPending ? giving.variables : roomNumber;
  const listed = chosen === null || numbers.includes(chosen) ? numbers : [chosen, ...numbers];
  return (
    <select
      className="door-choice"
      aria-label={t`Room number of ${guest}`}
      value={chosen ?? ''}
      disabled={giving.isPending}
      onChange={({ target }) => giving.mutate(target.value || null)}
    >
      <option value="">–</option>
      {listed.map((number) => (
        <option key={number} value={number}>
          {number}
        </option>
      ))}
    </select>
  );
}
