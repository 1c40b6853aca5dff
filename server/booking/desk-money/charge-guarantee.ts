import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { chargeGuarantee as route } from '@stayfront/contract/desk/no-show';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { openCharge } from './open-charge.ts';

type Wanted = RouteInput<typeof route>['body'] & { readonly reservationId: string; readonly idempotencyKey: string };

/** Takes fees that are open from the card that stands for the booking; the worker asks the provider. */
export const chargeGuarantee = (
  db: Db,
  hotel: Hotel,
  staff: Staff,
  { reservationId, idempotencyKey: key, amount }: Wanted,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<(typeof route)['refusals'][number]>> => {
  const { hotelId } = hotel;
  const onceKey = { hotelId, operation: 'chargeGuarantee', key, body: { reservationId, amount } };
  return once(db, onceKey, now, async (tx): Promise<RouteAnswer<typeof route> | Refused> => {
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const opened = await openCharge(tx, hotel, reservation, { amount, by: staff.by }, now);
    if (typeof opened === 'object')
      return {
        reservationId,
        movementId: opened.intentId,
        amount: opened.amount,
        hotelCurrency: reservation.hotelCurrency,
        state: 'pending',
      };
    switch (opened) {
      case 'none':
        return refuse('payment.above_open');
      case 'no-card':
        return refuse('guarantee.none');
      case 'provider':
        return refuse('guarantee.provider');
      case 'waiting':
        return refuse('payment.moving');
      case 'tried':
        return refuse('guarantee.tried');
    }
  });
};

type Refused = Refusal<Exclude<(typeof route)['refusals'][number], 'idempotency.mismatch'>>;
