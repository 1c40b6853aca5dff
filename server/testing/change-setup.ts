import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db/open-database.ts';
import { changeApi } from './change-api.ts';
import { forgetHistory } from './forget-history.ts';
import { bookingOf, guestApi } from './guest-api.ts';
import { nightBooks } from './night-books.ts';
import { openHotel, smallHotel, smallNights, written } from './small-hotel.ts';
import type { TestClock } from './start-app.ts';

export const breakfast = {
  id: 'breakfast',
  name: { en: 'Breakfast' },
  description: { en: 'From seven on' },
  pricingType: 'Per person per night' as const,
  priceMinor: 2_000,
  maxQuantity: 1,
};
const hotel = smallHotel({
  services: [breakfast],
  ratePlans: written.ratePlans.map((plan) => ({ ...plan, services: ['breakfast'] })),
});
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };

/** A small hotel with breakfast, whose guests change what they booked and pay at the desk. */
export function changeSetup({ db }: Pick<Database, 'db'>, app: FastifyInstance, clock: TestClock) {
  const api = guestApi(app, hotel.hotelId);

  /** With one room of each kind, unless it says otherwise. */
  async function open(rooms = 1): Promise<void> {
    await forgetHistory(db);
    for (const table of ['reservation_change', 'room_stay', 'reservation', 'idempotency', 'inventory'] as const)
      await db.deleteFrom(table).execute();
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, rooms));
  }

  async function bookRoom(room = 'double', dates = june, rooms = 1) {
    const { reference } = await api.findProduct(room, 'pay-at-hotel', dates);
    const { status, body } = await api.book(bookingOf(Array.from({ length: rooms }, () => reference)));
    if (status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(body)}`);
    return body;
  }

  const soldNights = async (): Promise<string[]> =>
    (await nightBooks(db, clock.now)).filter(({ sold }) => sold > 0).map(({ night, sold }) => `${night} ${sold}`);

  return {
    hotel,
    api,
    changes: changeApi(app, hotel.hotelId),
    june,
    later: { checkIn: '2027-06-12', checkOut: '2027-06-14' },
    double: 'double.pay-at-hotel',
    family: 'family.pay-at-hotel',
    open,
    bookRoom,
    soldNights,
  };
}

export const refused = (status: number, code: string) => ({ status, body: { code } });
