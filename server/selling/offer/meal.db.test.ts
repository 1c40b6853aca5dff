import type { Reservation } from '@stayfront/contract/reservation';
import type { Services } from '@stayfront/contract/service';
import { languages } from '@stayfront/contract/property/texts';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, expect, test } from 'vitest';
import { billRows } from '../../followers/summary/bill-rows.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const app = await startApp(database, { now: Date.parse('2027-06-01T12:00:00Z') });
const hotel = smallHotel({
  ratePlans: written.ratePlans.map((plan) => (plan.id === 'pay-at-hotel' ? { ...plan, meal: 'half-board' } : plan)),
});
const { hotelId } = hotel;
const api = guestApi(app, hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-14' };

beforeAll(() => openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30)));

test('what a rate has to eat is told with it, in the language of whoever reads, until the bill', async () => {
  const product = await api.findProduct('double', 'pay-at-hotel', { ...june, lang: 'de' });
  expect(product).toMatchObject({ meal: 'half-board', mealText: 'Halbpension inbegriffen' });
  expect(await api.findProduct('double', 'guaranteed', june)).not.toHaveProperty('mealText');

  const { reference } = product;
  const asked = { params: { hotelId }, body: { reference, lang: 'fr' } };
  const { body: services } = await asker(app)<Services>('getServices', asked);
  expect(services).toMatchObject({ meal: 'half-board', mealText: 'Demi-pension incluse' });

  const { body: booked } = await api.book(bookingOf([reference]));
  const { body } = await api.readReservation(booked.reservationId, { t: booked.token, lang: 'it' });
  const reservation = body as unknown as Reservation;
  expect(reservation.roomStays[0]).toMatchObject({ meal: 'half-board', mealText: 'Mezza pensione inclusa' });
  const [room] = billRows(await textsFor('it'), reservation, 'guest');
  expect(room?.room).toMatch(/· Mezza pensione inclusa$/);
});

test('every language has its own words for it', async () => {
  const texts = await Promise.all(languages.map((language) => textsFor(language)));
  expect(new Set(texts.map(({ i18n }) => i18n._('Breakfast included'))).size).toBe(languages.length);
});
