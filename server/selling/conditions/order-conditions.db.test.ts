import type { Problem } from '@stayfront/contract/problem';
import { quoteEnd } from '@stayfront/rules/booking/quote';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

type Conditions = { readonly roomStays: readonly { readonly cancellationPolicyText: string }[] };

const database = await freshDatabase();
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const [pay, ...others] = written.ratePlans;
if (!pay) throw new Error('The small hotel has no rate');
const sauna = {
  id: 'sauna',
  name: { en: 'Sauna' },
  description: { en: 'Hot' },
  pricingType: 'Per use' as const,
  priceMinor: 1_000,
  maxQuantity: 4,
};
const hotel = smallHotel({
  services: [sauna],
  cancellationPolicies: written.cancellationPolicies.map((policy) =>
    policy.id === pay.cancellationPolicy
      ? { ...policy, fee: { kind: 'percent' as const, basisPoints: 5_000 } }
      : policy,
  ),
  ratePlans: [{ ...pay, services: ['sauna'] }, ...others],
});
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const api = guestApi(app, hotel.hotelId);
const ask = asker(app);
const conditions = (body: object) =>
  ask<Conditions & Problem>('getOrderConditions', { params: { hotelId: hotel.hotelId }, body });

beforeAll(() => openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30)));
beforeEach(() => {
  clock.now = noon;
});

test('what a guest agrees to before booking is word for word what the reservation says, with its amount', async () => {
  const { reference } = await api.findProduct('double', 'pay-at-hotel', june);
  const services = [{ serviceId: 'sauna', quantity: 2, totalPrice: 2_000 }];
  const { status, body } = await conditions({ roomStays: [{ reference, services }, { reference }], lang: 'en' });
  expect(status).toBe(200);
  const texts = body.roomStays.map(({ cancellationPolicyText }) => cancellationPolicyText.replaceAll('\u00a0', ' '));
  // Half of 272.21 with two saunas, and half of it without.
  expect(texts).toEqual([
    expect.stringMatching(/50% of the price of the stay\. For this stay that is CHF 146\.11\.$/),
    expect.stringMatching(/50% of the price of the stay\. For this stay that is CHF 136\.11\.$/),
  ]);
  const roomStays = [{ reference, services }, { reference }];
  const { body: booked } = await api.book(bookingOf([], { roomStays } as never));
  const { body: reservation } = await api.readReservation(booked.reservationId, { t: booked.token });
  expect(reservation['roomStays']).toMatchObject(body.roomStays);
});

test('a quote that is made up or over, and a service that is not offered, have no conditions', async () => {
  const { reference } = await api.findProduct('double', 'pay-at-hotel', june);
  expect((await conditions({ roomStays: [{ reference: 'made-up' }] })).body.code).toBe('quote.invalid');
  const spa = [{ serviceId: 'spa', quantity: 1, totalPrice: 0 }];
  expect((await conditions({ roomStays: [{ reference, services: spa }] })).body).toMatchObject({
    code: 'service.quantity',
    errors: [{ field: 'roomStays.0.services.0.quantity' }],
  });
  clock.now = quoteEnd(clock.now) + 1;
  expect((await conditions({ roomStays: [{ reference }] })).body.code).toBe('quote.expired');
});
