import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { ModifyRequest } from '@stayfront/contract/reservation';
import { conditionOf } from '@stayfront/rules/cancellation/policy';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { QuoteSeal } from '../../selling/offer/quote-seal.ts';
import type { PlacedStay } from './price-exchange.ts';
import { readRequested } from './read-requested.ts';
import type { StoredReservation } from './stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { isSameStay } from './same-stay.ts';

type Exchange = { readonly stays: readonly PlacedStay[] };

/**
 * The rooms that a change puts in place of booked ones or beside them. One that comes to the same as what is booked is
 * left out: there is nothing to exchange.
 */
export function readExchange(
  seal: QuoteSeal,
  hotel: Hotel,
  reservation: StoredReservation,
  wishes: ModifyRequest['reservation']['roomStays'],
  now: Instant,
): Exchange | Refusal<'input.invalid' | 'reservation.expired' | 'room_stay.unknown'> | RefusedBy<typeof readRequested> {
  if (wishes.length === 0) return { stays: [] };
  const indexes = wishes.map(({ roomStayIndex }) => roomStayIndex);
  if (new Set(indexes).size < indexes.length) return namedTwice;
  const booked = new Map(reservation.roomStays.map((stay) => [stay.roomStayIndex, stay]));
  // A room that was cancelled is somebody else's by now; add another one instead.
  if (indexes.some((index) => booked.get(index)?.status === 'cancel')) return refuse('room_stay.unknown');
  const read = readRequested(seal, hotel, wishes, now);
  if ('refused' in read) return read;
  const stays = read.stays.map((stay, place) => ({ ...stay, roomStayIndex: indexes[place] ?? 0 }));
  const exchanged = stays.filter((stay) => !isSameStay(stay, booked.get(stay.roomStayIndex)));
  // Leaving a room whose price is kept would be cancelling it without the fee.
  const isKept = (stay: StoredRoomStay | undefined): boolean =>
    stay !== undefined && conditionOf(stay.quote.policy, stay.quote.arrival, hotel.document.timeZone, now) !== 'free';
  if (exchanged.some(({ roomStayIndex }) => isKept(booked.get(roomStayIndex)))) return refuse('reservation.expired');
  return { stays: exchanged };
}

const namedTwice: Refusal<'input.invalid'> = {
  refused: 'input.invalid',
  errors: [{ field: 'reservation.roomStays', code: 'input.custom', message: 'Name each room once' }],
};
