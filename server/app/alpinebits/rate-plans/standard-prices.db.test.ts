import { stayDate } from '@stayfront/rules/stay/stay-date';
import { dice } from '@stayfront/rules/testing/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alpineClient, writeInventory } from '../../../testing/alpine-client.ts';
import { anyPlan, anyRoom, anyStay, messageOf, roomCodes } from '../../../testing/any-rate-plan.ts';
import { connectSystem } from '../../../testing/connected-system.ts';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { guestApi } from '../../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../../testing/small-hotel.ts';
import { standardPrice, type StandardStay } from '../../../testing/standard-price.ts';
import { startApp } from '../../../testing/start-app.ts';
import { xmlText } from '../../../testing/xml-text.ts';

const database = await freshDatabase();
const { db } = database;
const booked = '2027-06-01';
const clock = { now: Date.parse(`${booked}T12:00:00Z`) };
const app = await startApp(database, clock);
const hotel = smallHotel({
  currency: 'EUR',
  // A price that changes from one message to the next is what is tried here, and no slip.
  calendarGuards: 'tell',
  guests: {
    adults: { min: 1, max: 6 },
    children: { min: 0, max: 4, fromAge: 2, toAge: 17 },
    infants: { min: 0, max: 4, fromAge: 0, toAge: 1 },
  },
  ratePlans: written.ratePlans.slice(0, 1),
});
await openHotel(db, hotel, smallNights(hotel, stayDate(booked), 40));
const made = await connectSystem(db, 7001, { owns: ['prices', 'restrictions', 'stock'] }, clock.now);
const pms = alpineClient(app, { hotelId: 7001, ...made });
const guest = guestApi(app, 7001);

/** What guests find at the plan, by room, in cents. */
async function found({ arrival, nights, adults, ages }: StandardStay): Promise<(number | null)[]> {
  const infants = ages.filter((age) => age < 2);
  const children = ages.filter((age) => age >= 2);
  const { body } = await guest.search({
    checkIn: arrival,
    checkOut: new Date(Date.parse(arrival) + nights * 86_400_000).toISOString().slice(0, 10),
    nbAdults: adults,
    nbChildren: children.length,
    nbInfants: infants.length,
    ...(ages.length > 0 ? { ages: [...children, ...infants].join() } : {}),
  });
  return roomCodes.map((code) => {
    const item = body.availabilities?.find(({ guestRoomId }) => guestRoomId === code);
    const product = item?.products.find(({ ratePlanId }) => ratePlanId === 'made-up');
    return product ? product.totalPrice - product.totalDiscount : null;
  });
}

const anyCase = fc.tuple(anyRoom, anyRoom).chain((rooms) =>
  fc.record({
    rooms: fc.constant(rooms),
    plan: anyPlan(rooms),
    stays: fc.array(anyStay(booked), { minLength: 6, maxLength: 6 }),
  }),
);

test('inventories and rate plans by chance are sold to the cent as the standard says', () =>
  fc.assert(
    fc.asyncProperty(anyCase, async ({ rooms, plan, stays }) => {
      const inventory = rooms.map(({ min, std, max, maxChild }, i) => ({
        code: roomCodes[i] ?? '',
        min,
        standard: std,
        max,
        ...(maxChild === null ? {} : { maxChildren: maxChild }),
      }));
      const taken = await pms.send('OTA_HotelDescriptiveContentNotif:Inventory', writeInventory(7001, inventory));
      expect(taken.outcome).toBe('success');
      const reply = await pms.send('OTA_HotelRatePlanNotif:RatePlans', xmlText(messageOf('made-up', plan)));
      expect(reply.outcome === 'error' || reply.outcome === 'not read' ? reply.says : []).toEqual([]);
      for (const stay of stays)
        expect(await found(stay)).toEqual(rooms.map((room, i) => standardPrice(plan, roomCodes[i] ?? '', room, stay)));
    }),
    { numRuns: dice(40) },
  ));
