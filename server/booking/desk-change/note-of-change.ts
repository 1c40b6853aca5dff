import { hotelBill } from '@stayfront/rules/booking/stay-bill';
import type { RequestedStay } from '../reservation/read-requested.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import type { SealedChange } from '../change/change-seal.ts';

/** What history says of a change by the hotel beyond a guest's: the room before and after, and what was given up. */
export function noteOfChange({ roomStays }: StoredReservation, { wish, byHotel, terms }: SealedChange): object {
  if (!byHotel) throw new Error('This change is a guest’s');
  const before = roomStays.find(({ roomStayIndex }) => roomStayIndex === wish.roomStayIndex);
  const { stay, lowered, isUndo, way } = byHotel;
  const credit = 'credit' in terms ? terms.credit : 0;
  return {
    ...(before ? { before: essence(before) } : {}),
    after: essence(stay),
    ...(way === 'none' ? {} : { way }),
    ...(lowered > 0 ? { lowered } : {}),
    ...(credit > 0 ? { credit } : {}),
    ...(isUndo ? { isUndo } : {}),
  };
}

const essence = ({ quote, services }: Pick<RequestedStay, 'quote' | 'services'>): object => ({
  roomId: quote.roomId,
  ratePlanId: quote.ratePlanId,
  arrival: quote.arrival,
  departure: quote.departure,
  total: hotelBill(quote, services).total,
});
