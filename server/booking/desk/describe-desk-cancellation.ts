import type { DeskCancellation } from '@stayfront/contract/desk/cancellation';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import { hotelBill } from '@stayfront/rules/booking/stay-bill';
import { keptOfPaid } from '@stayfront/rules/cancellation/kept-of-paid';
import { stayFee } from '@stayfront/rules/cancellation/stay-fee';
import type { Role } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { listIntents } from '../../payment/list-intents.ts';
import { readProviderName } from '../../payment/read-provider-name.ts';
import { receivedFor } from '../../payment/received-for.ts';
import { refundOf } from '../../payment/read-paid-money.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { guaranteeAt } from '../desk-money/guarantee-at.ts';
import { readMayGive } from '../desk-money/read-may-give.ts';
import { readReservation } from '../reservation/read-reservation.ts';
import { checkCancellableByHotel } from './check-cancellable-by-hotel.ts';

/** What the hotel reads before it cancels: the policy's fee of each room, and what would go back with it and without. */
export async function describeDeskCancellation(
  db: Db,
  hotel: Hotel,
  role: Role,
  reservationId: string,
  now: Instant,
): Promise<DeskCancellation | Refusal<'reservation.unknown'> | RefusedBy<typeof checkCancellableByHotel>> {
  const { hotelId, document } = hotel;
  const found = await inHotel(db, hotelId, async (tx) => ({
    reservation: await readReservation(tx, hotelId, reservationId),
    received: await receivedFor(tx, hotelId, reservationId),
    intents: await listIntents(tx, hotelId, reservationId),
    provider: await readProviderName(tx, hotelId),
    mayWaive: await readMayGive(tx, role, { hotelId, reservationId }),
  }));
  const { reservation, received, intents, provider, mayWaive } = found;
  const { paid } = received;
  if (!reservation) return refuse('reservation.unknown');
  const refusal = checkCancellableByHotel(hotel, reservation, now);
  if (refusal) return refusal;
  const isHeld = reservation.status === 'held';
  const cancelled = (feeOf: (fee: number) => number) =>
    reservation.roomStays.map((stay) =>
      stay.status === 'cancel'
        ? stay
        : {
            ...stay,
            status: 'cancel' as const,
            cancellationFee: isHeld ? 0 : feeOf(stayFee(stay, document.timeZone, now)),
          },
    );
  const atPolicy = cancelled((fee) => fee);
  return {
    reservationId,
    version: reservation.version,
    hotelCurrency: reservation.hotelCurrency,
    rooms: reservation.roomStays.flatMap(({ status, roomStayIndex, quote, services }, place) =>
      status === 'cancel'
        ? []
        : [
            {
              roomStayIndex,
              total: hotelBill(quote, services).total,
              policyFee: atPolicy[place]?.cancellationFee ?? 0,
            },
          ],
    ),
    paid,
    refundAtPolicy: refundOf({ paid }, keptOfPaid(atPolicy)),
    refundAtNone: refundOf({ paid }, keptOfPaid(cancelled(() => 0))),
    mayWaive,
    guarantee: guaranteeAt(hotel, reservation, { stays: atPolicy, received, intents, provider }, now),
  };
}
