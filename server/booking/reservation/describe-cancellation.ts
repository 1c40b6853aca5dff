import type { CancellationTerms } from '@stayfront/contract/cancel';
import type { RefusedBy } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import { keptOfPaid } from '@stayfront/rules/cancellation/kept-of-paid';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { policiesOf } from './policies-of.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import { readPaidMoney, refundOf } from '../../payment/read-paid-money.ts';
import { checkCancellable } from './check-cancellable.ts';
import { describeReservation } from './describe-reservation.ts';
import { findNamed, type Named } from './find-named.ts';

type Deps = { readonly db: Db; readonly secret: string };

/** What a guest reads before a whole reservation is cancelled: its policy, and what that comes to today. */
export async function describeCancellation(
  { db, secret }: Deps,
  hotel: Hotel,
  named: Named,
  language: Language,
  now: Instant,
): Promise<CancellationTerms | RefusedBy<typeof findNamed | typeof checkCancellable>> {
  const { hotelId } = hotel;
  const found = await inHotel(db, hotelId, async (tx, transaction) => {
    const stored = await findNamed(tx, transaction, hotelId, named, secret, now);
    return 'refused' in stored ? stored : { stored, money: await readPaidMoney(tx, hotelId, stored.reservationId) };
  });
  if ('refused' in found) return found;
  const { stored: reservation, money } = found;
  const refusal = checkCancellable(hotel, reservation, now);
  if (refusal) return refusal;
  const described = describeReservation(hotel, reservation, language, await textsFor(language, wordsOf(hotel)), now);
  const standing = described.roomStays.filter(({ status }) => status === 'book');
  const isHeld = reservation.status === 'held'; // nothing was sold yet, and so nothing is kept
  const cancelled = reservation.roomStays.map((stay, place) => ({
    ...stay,
    status: 'cancel' as const,
    cancellationFee: isHeld ? 0 : (described.roomStays[place]?.cancellationFee ?? 0),
  }));
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
    text: policiesOf(standing).join('\n'),
    cancellationFee: isHeld ? 0 : standing.reduce((sum, stay) => sum + stay.cancellationFee, 0),
    hotelCurrency: described.hotelCurrency,
    refund: refundOf(money, keptOfPaid(cancelled)),
    refundCard: money.card,
  };
}
