import type { CancellationTerms } from '@stayfront/contract/cancel';
import type { Refusal } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import type { Hotel } from '../hotel/hotel.store.ts';
import { voiceFor } from '../message/speak.ts';
import { checkCancellable } from './check-cancellable.ts';
import { describeReservation } from './describe-reservation.ts';
import { findNamed, type Named } from './find-named.ts';

type Means = { readonly db: Db; readonly secret: string };

/** What a guest reads before a whole reservation is cancelled: its policy, and what that comes to today. */
export async function describeCancellation(
  { db, secret }: Means,
  hotel: Hotel,
  named: Named,
  language: Language,
  now: Instant,
): Promise<CancellationTerms | Refusal> {
  const { hotelId } = hotel;
  const reservation = await inHotel(db, hotelId, (tx) => findNamed(tx, hotelId, named, secret, now));
  if ('refused' in reservation) return reservation;
  const refusal = checkCancellable(hotel, reservation, now);
  if (refusal) return refusal;
  const described = describeReservation(hotel, reservation, language, await voiceFor(language), now);
  const standing = described.roomStays.filter(({ status }) => status === 'book');
  const isHeld = reservation.status === 'held'; // nothing was sold yet, and so nothing is kept
  return {
    reservationId: described.reservationId,
    nbRooms: standing.length,
    startDate: standing.map(({ startDate }) => startDate).toSorted()[0] ?? '',
    endDate:
      standing
        .map(({ endDate }) => endDate)
        .toSorted()
        .at(-1) ?? '',
    totalPrice: described.totalPrice,
    currency: described.currency,
    text: [...new Set(standing.map(({ cancellationPolicyText }) => cancellationPolicyText))].join(' '),
    cancellationFee: isHeld ? 0 : standing.reduce((sum, stay) => sum + stay.cancellationFee, 0),
    hotelCurrency: described.hotelCurrency,
  };
}
