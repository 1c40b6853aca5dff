import type { Reservation } from '@stayfront/contract/reservation';
import { keptOfPaid } from '@stayfront/rules/cancellation/kept-of-paid';
import { refundOf, type PaidMoney } from '../../payment/read-paid-money.ts';
import type { StoredReservation } from './stored-reservation.ts';

/** Says of each room that stands what would go back of the money paid if it was cancelled now, and to which card. */
export function withRefunds(described: Reservation, stored: StoredReservation, money: PaidMoney): Reservation {
  return {
    ...described,
    refundCard: money.card,
    roomStays: described.roomStays.map((room) => {
      if (room.status === 'cancel') return room;
      const { roomStayIndex, cancellationFee } = room;
      const after = stored.roomStays.map((stay) =>
        stay.roomStayIndex === roomStayIndex ? { ...stay, status: 'cancel' as const, cancellationFee } : stay,
      );
      return { ...room, cancellationRefund: refundOf(money, keptOfPaid(after)) };
    }),
  };
}
