import { holdMinutes } from '@stayfront/rules/booking/hold';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Database } from '../platform/db/open-database.ts';
import type { PaymentEffects } from '../payment/effects.ts';
import { savePaymentSettings } from '../payment/save-payment-settings.ts';
import type { PaymentSettings } from '../payment/port/provider-adapter.ts';
import { openProviders, type ProviderOf } from '../payment/provider-of.ts';
import { reservationEffects } from '../booking/pay/reservation-effects.ts';
import { secretBox } from '../platform/secret/secret-box.ts';
import { settlePayment } from '../payment/settle-payment.ts';
import { startPayment, type PaymentInput } from '../payment/start-payment.ts';
import { forgetHistory } from './forget-history.ts';
import { ada, bookingOf, guestApi } from './guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from './small-hotel.ts';
import { testSecret, type TestClock } from './start-app.ts';

const [prepaid] = written.ratePlans.filter(({ id }) => id === 'prepaid');
if (!prepaid) throw new Error('The small hotel sells no prepaid rate');
const percent = (share: number) => ({ kind: 'percent' as const, basisPoints: share * 100 });
const steps = [
  { after: { daysBefore: 7, hour: 18 }, fee: percent(50) },
  { after: { daysBefore: 1, hour: 18 }, fee: percent(100) },
];
const deposit = { amount: percent(30), rest: { kind: 'before' as const, days: 7 } };
/**
 * Also sells prepaid rates that can be cancelled: free at first, free at first and then in steps, in steps at once; and
 * rates of which a deposit is paid.
 */
const payHotel = smallHotel({
  config: { paymentSolutionsProvider: 'PAYRAILS' },
  cancellationPolicies: [
    ...written.cancellationPolicies,
    { id: 'in-steps', freeUntil: { daysBefore: 9, hour: 18 }, fee: percent(20), steps },
    { id: 'steps-at-once', freeUntil: null, fee: percent(20), steps },
  ],
  ratePlans: [
    ...written.ratePlans,
    { ...prepaid, id: 'prepaid-flexible', code: 'PFX', cancellationPolicy: 'two-days' },
    { ...prepaid, id: 'prepaid-in-steps', code: 'PST', cancellationPolicy: 'in-steps' },
    { ...prepaid, id: 'prepaid-steps-at-once', code: 'PSO', cancellationPolicy: 'steps-at-once' },
    { ...prepaid, id: 'deposit', code: 'DEP', cancellationPolicy: 'two-days', deposit },
    {
      ...prepaid,
      id: 'deposit-or-end',
      code: 'DOE',
      cancellationPolicy: 'steps-at-once',
      deposit: { ...deposit, ifUnpaid: 'cancel' },
    },
    {
      ...prepaid,
      id: 'first-night',
      code: 'FNI',
      cancellationPolicy: 'two-days',
      deposit: { amount: { kind: 'nights', nights: 1 }, rest: { kind: 'at-hotel' } },
    },
  ],
});
const stay = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const tables = [
  'payment_notice',
  'payment_refund',
  'payment_intent',
  'payment_settings',
  'reservation_change',
  'room_stay',
  'reservation',
  'idempotency',
  'hold',
  'inventory',
  'attempt',
] as const;

/** Where a test steps in between. */
type Fitting = {
  readonly wrap: (providerOf: ProviderOf) => ProviderOf;
  readonly effects: PaymentEffects;
  readonly timeoutMs: number;
};

/** A small hotel that takes prepaid bookings: from the held reservation to the settled payment. */
export function payApi(
  { db }: Pick<Database, 'db'>,
  app: FastifyInstance,
  clock: TestClock,
  { wrap = (providerOf) => providerOf, effects = reservationEffects, timeoutMs = 300_000 }: Partial<Fitting> = {},
) {
  const { hotelId } = payHotel;
  const api = guestApi(app, hotelId);
  const deps = { db, providerOf: wrap(openProviders(db, secretBox(testSecret), timeoutMs)), effects };

  async function open(settings: PaymentSettings, rooms = 3): Promise<void> {
    await forgetHistory(db);
    for (const table of tables) await db.deleteFrom(table).execute();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await openHotel(db, payHotel, smallNights(payHotel, stayDate('2027-06-01'), 20, rooms));
    await inHotel(db, hotelId, (tx) => savePaymentSettings(tx, secretBox(testSecret), hotelId, settings, clock.now));
  }

  /** A room for each rate named. */
  async function hold(
    ratePlanIds: readonly string[] = ['prepaid'],
  ): Promise<{ reservationId: string; token: string; payableNow: number }> {
    const products = await Promise.all(ratePlanIds.map((id) => api.findProduct('double', id, stay)));
    const { status, body } = await api.book(bookingOf(products.map(({ reference }) => reference)));
    if (status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(body)}`);
    return body;
  }

  const wishFor = ({ reservationId, payableNow }: { reservationId: string; payableNow: number }): PaymentInput => ({
    hotelId,
    reservationId,
    purpose: 'prepay',
    amount: { minor: payableNow, currency: 'CHF' },
    description: `Hotel Probe, ${reservationId}`,
    guest: { profileId: reservationId, ...ada },
    returnUrl: `https://book.example/${hotelId}/checkout/payment-callback`,
    expiresAt: clock.now + holdMinutes * 60_000,
    isSessionOver: false,
  });

  const statusOf = async (reservationId: string): Promise<string> =>
    (
      await db
        .selectFrom('reservation')
        .select('status')
        .where('reservation_id', '=', reservationId)
        .executeTakeFirstOrThrow()
    ).status;

  const historyOf = async (reservationId: string): Promise<string[]> =>
    (
      await db
        .selectFrom('reservation_event')
        .select('what')
        .where('reservation_id', '=', reservationId)
        .orderBy('event_id')
        .execute()
    ).map(({ what }) => what);

  return {
    ...api,
    deps,
    open,
    hold,
    wishFor,
    statusOf,
    historyOf,
    start: (held: { reservationId: string; payableNow: number }, purpose = 'prepay') =>
      startPayment(deps, { ...wishFor(held), purpose }, clock.now),
    settle: (intentId: string) => settlePayment(deps, { hotelId, intentId }, clock.now),
  };
}
