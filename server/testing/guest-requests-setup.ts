import type { AlpineBitsVersion } from '@stayfront/rules/alpinebits/versions';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../property/hotel/hotel.ts';
import { knownHotels } from '../property/hotel/known-hotels.ts';
import { connectSystem } from './connected-system.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { ada, bookingOf, guestApi } from './guest-api.ts';
import { alpineClient } from './guest-requests-client.ts';
import { openHotel, smallHotel, smallNights } from './small-hotel.ts';
import { startApp } from './start-app.ts';

const today = stayDate('2027-06-01');
const clock = { now: Date.parse('2027-06-01T10:00:00Z') };
const services = [
  {
    id: 'breakfast',
    name: { en: 'Breakfast', de: 'Frühstück' },
    description: { en: 'At the table' },
    pricingType: 'Per person per night' as const,
    priceMinor: 1_800,
    mealPlanCode: 19,
    maxQuantity: 9,
  },
];
const [bar, ...others] = smallHotel().ratePlans;
const document = smallHotel({
  services,
  ratePlans: [{ ...bar!, services: ['breakfast'], meal: 'half-board' }, ...others],
});

/** A hotel that sells breakfast beside its rooms, and how it is booked and read by PMSs. */
export async function guestRequestsSetup(database: FreshDatabase) {
  const { db } = database;
  await openHotel(db, document, smallNights(document, today, 40, 200));
  const app = await startApp(database, clock);
  const guest = guestApi(app, 7001);
  const readHotel = knownHotels(db).current;
  const hotel = (await readHotel(7001)) as Hotel;

  const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 8), nbAdults: 2 };
  type Booked = { readonly reservationId: string; readonly token: string };
  async function book({ rooms = 1, service = false, guestInfo = {} } = {}): Promise<Booked> {
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', stay);
    const bought = service ? { services: [{ serviceId: 'breakfast', quantity: 2, totalPrice: 21_600 }] } : {};
    const request = bookingOf([], { guestInfo: { ...ada, ...guestInfo } });
    request.reservation['roomStays'] = Array.from({ length: rooms }, () => ({ reference, ...bought }));
    const { status, body } = await guest.book(request);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  }

  const takesBookings = { settings: { bookings: true, rooms: { DBL: 'double' } } };
  const clientOf = async (version: AlpineBitsVersion = '2020-10', capabilities: readonly string[] = [], wish = {}) =>
    alpineClient(db, hotel, (await connectSystem(db, 7001, { ...takesBookings, ...wish })).account, {
      version,
      capabilities,
      clock,
    });
  return { clock, guest, stay, readHotel, takesBookings, book, clientOf };
}
