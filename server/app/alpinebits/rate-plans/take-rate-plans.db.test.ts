import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import {
  bookingRule,
  charge,
  completeSetOf,
  family,
  freeNights,
  fullPlan,
  offerRule,
  overlay,
  rate,
  ratePlansOf,
  removal,
  staticRate,
  supplement,
} from '@stayfront/rules/alpinebits/testing/rate-plans-of';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { alpineClient } from '../../../testing/alpine-client.ts';
import { connectSystem } from '../../../testing/connected-system.ts';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../../testing/small-hotel.ts';
import { startApp } from '../../../testing/start-app.ts';
import { xmlText } from '../../../testing/xml-text.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const hotel = smallHotel({
  currency: 'EUR',
  guests: { ...written.guests, children: { min: 0, max: 3, fromAge: 2, toAge: 15 } },
  rooms: written.rooms.map((room) => ({
    ...room,
    maxOccupancy: 4,
    occupancy: { minPersons: 1, standardPersons: 2, fullPayers: 2, doInfantsCount: true },
  })),
});
await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60));
const made = await connectSystem(db, 7001, { owns: ['prices', 'restrictions'] }, clock.now);
const pms = alpineClient(app, { hotelId: 7001, ...made });
const guest = guestApi(app, 7001);

const sent = (root: XmlElement, version = '2022-10') =>
  pms.send('OTA_HotelRatePlanNotif:RatePlans', xmlText(root), { version });
const houseNow = async (): Promise<PropertyDocument> =>
  (await sql<{ document: PropertyDocument }>`select document from hotel`.execute(db)).rows[0]!.document;

/** What a stay costs at a plan in whole units, or null where it is not sold. */
async function cost(
  plan: string,
  checkIn: string,
  checkOut: string,
  nbAdults = 2,
  ages: number[] = [],
  room = 'double',
) {
  const infants = ages.filter((age) => age < 2).length;
  const { body } = await guest.search({
    checkIn,
    checkOut,
    nbAdults,
    ...(ages.length > 0 ? { nbChildren: ages.length - infants, nbInfants: infants, ages: ages.join() } : {}),
  });
  const item = body.availabilities?.find(({ guestRoomId }) => guestRoomId === room);
  const product = item?.products.find(({ ratePlanId }) => ratePlanId === plan);
  return product ? (product.totalPrice - product.totalDiscount) / 100 : null;
}

const june = ['2027-06-01', '2027-06-30'] as const;
const families = offerRule({}, { adults: { MinAge: 16 }, children: {} });
const prices = {
  guests: { 1: 90, 2: 80 },
  adult: 60,
  children: [
    [0, 3, 10],
    [3, 12, 40],
  ],
} as const;

beforeEach(async () => {
  await sent(completeSetOf());
});

describe('rate plans of a PMS', () => {
  test('are made with their prices, rules, supplements and offers, and found by guests', async () => {
    const plan = fullPlan(
      { RatePlanCode: 'Half-Board' },
      {
        title: 'Half board',
        rules: [bookingRule({ Start: '2027-06-20', End: '2027-06-25' }, { los: { SetForwardMinStay: 3 } })],
        rates: [rate('double', ...june, prices)],
        supplements: [supplement('CLEAN', 18, { title: 'Cleaning' }), charge('CLEAN', ...june, 30)],
        offers: [families, freeNights(7, 1, '0000001'), family(6, 2, 1)],
      },
      staticRate(7, 12),
    );
    expect((await sent(ratePlansOf(plan))).says.filter((text) => !text.includes('have no amount'))).toEqual([]);
    const house = await houseNow();
    const [rates] = house.ratePlans.filter(({ code }) => code === 'Half-Board');
    const id = rates?.id ?? '';
    expect(rates).toMatchObject({
      name: { en: 'Half board' },
      meal: 'half-board',
      pricesPer: 'person',
      rooms: ['double'],
      guarantee: 'None',
      conditions: { childToAge: 16, isDepartureThrough: true },
    });
    expect(house.services).toMatchObject([{ name: { en: 'Cleaning' }, isRequired: true, isOnlyInSeasons: true }]);
    expect(house.offers?.map(({ discount }) => discount.kind)).toEqual(['child', 'free-nights']);
    expect(await cost(id, '2027-06-02', '2027-06-05')).toBe(510);
    expect(await cost(id, '2027-06-02', '2027-06-05', 1, [11, 2])).toBe(540);
    expect(await cost(id, '2027-06-02', '2027-06-03', 2, [13])).toBeNull();
    expect(await cost(id, '2027-06-02', '2027-06-09')).toBe(6 * 160 + 30);
    expect(await cost(id, '2027-06-02', '2027-06-03', 2, [5, 4])).toBe(160 + 40 + 30);
    expect([await cost(id, '2027-06-18', '2027-06-20'), await cost(id, '2027-06-17', '2027-06-20')]).toEqual([
      null,
      510,
    ]);
    expect(await cost('pay-at-hotel', '2027-06-02', '2027-06-03')).not.toBeNull();
  });

  test('what was quoted with supplements is booked at that price', async () => {
    const parts = {
      rates: [rate('double', ...june, { guests: { 2: 100 } })],
      supplements: [
        supplement('DAY', 19),
        charge('DAY', ...june, 5),
        supplement('A', 18),
        charge('A', '2027-06-02', '2027-06-02', 1),
        supplement('B', 18),
        charge('B', '2027-06-02', '2027-06-02', 1),
      ],
      offers: [offerRule(), freeNights(3, 1)],
    };
    await sent(ratePlansOf(fullPlan({ RatePlanCode: 'room' }, parts)));
    const stay = { checkIn: '2027-06-02', checkOut: '2027-06-05', nbAdults: 2 };
    const product = await guest.findProduct('double', 'room', stay);
    // The third night is free with what it costs by day; a third of 1.00 twice is 0.67 and not 0.66.
    expect(product.totalPrice - product.totalDiscount).toBe(20_000 + 1_000 + 67);
    const services = product.mandatoryServices.map(({ serviceId, quantity, unitPrice }) => ({
      serviceId,
      quantity,
      totalPrice: unitPrice * quantity,
    }));
    expect(services.map(({ totalPrice }) => totalPrice)).toEqual([1_000, 33, 34]);
    const booking = bookingOf([product.reference]);
    const roomStays = booking.reservation.roomStays as object[];
    const booked = await guest.book({
      ...booking,
      reservation: { ...booking.reservation, roomStays: roomStays.map((room) => ({ ...room, services })) },
    });
    expect(booked.status).toBe(201);
  });

  test('an Overlay replaces exactly its days, and takes away what comes without amounts', async () => {
    await sent(
      ratePlansOf(fullPlan({ RatePlanCode: 'room' }, { rates: [rate('double', ...june, { guests: { 2: 100 } })] })),
    );
    const over = [
      rate('double', '2027-06-10', '2027-06-12', { guests: { 2: 130 } }),
      rate('double', '2027-06-20', '2027-06-20'),
    ];
    expect((await sent(ratePlansOf(overlay({ RatePlanCode: 'room' }, { rates: over })))).outcome).toBe('success');
    expect(await cost('room', '2027-06-09', '2027-06-14')).toBe(100 + 3 * 130 + 100);
    expect([await cost('room', '2027-06-19', '2027-06-20'), await cost('room', '2027-06-20', '2027-06-21')]).toEqual([
      100,
      null,
    ]);
    const rules = (status?: string) => [
      bookingRule({ Start: '2027-06-02', End: '2027-06-04' }, status ? { status } : {}),
    ];
    await sent(ratePlansOf(overlay({ RatePlanCode: 'room' }, { rules: rules('Close') })));
    expect(await cost('room', '2027-06-03', '2027-06-04')).toBeNull();
    await sent(ratePlansOf(overlay({ RatePlanCode: 'room' }, { rules: rules() })));
    expect(await cost('room', '2027-06-03', '2027-06-04')).toBe(100);
    const whole = fullPlan(
      { RatePlanCode: 'room' },
      { rates: [rate('double', '2027-06-05', '2027-06-06', { guests: { 2: 70 } })] },
    );
    await sent(ratePlansOf(whole));
    expect([await cost('room', '2027-06-05', '2027-06-07'), await cost('room', '2027-06-10', '2027-06-11')]).toEqual([
      140,
      null,
    ]);
  });

  test('a removal takes away what the message had made, and leaves what the hotel made', async () => {
    const before = await houseNow();
    const parts = {
      rates: [rate('double', ...june, { guests: { 2: 100 } })],
      supplements: [supplement('X', 1), charge('X', ...june, 2)],
    };
    await sent(ratePlansOf(fullPlan({ RatePlanCode: 'room' }, parts), fullPlan({ RatePlanCode: 'BAR' }, parts)));
    expect([
      await cost('room', '2027-06-02', '2027-06-03'),
      await cost('pay-at-hotel', '2027-06-02', '2027-06-03'),
    ]).toEqual([102, 102]);
    const reply = await sent(ratePlansOf(removal('room'), removal('BAR'), removal('nobody')));
    expect([reply.outcome, reply.says]).toEqual(['warning', [expect.stringContaining('"nobody" was not known')]]);
    const after = await houseNow();
    expect([after.services, after.ratePlans]).toEqual([[], before.ratePlans]);
    expect(await cost('pay-at-hotel', '2027-06-02', '2027-06-03')).toBeNull();
    const left = await sql`select from rate where rate_plan_id = 'room' and date >= '2027-06-01'`.execute(db);
    expect(left.rows).toEqual([]);
  });

  test('joined plans are one price list with several boards', async () => {
    const joined = { RatePlanID: 'J', RatePlanCode: 'bb', RatePlanQualifier: 'true' };
    const supplements = [supplement('CLEAN', 18), charge('CLEAN', ...june, 10)];
    const other = fullPlan(
      { ...joined, RatePlanCode: 'hb', RatePlanQualifier: 'false' },
      {
        rates: [rate('double', ...june, { guests: { 2: 130 } })],
        supplements: [charge('CLEAN', ...june, 12)],
        offers: [],
      },
      staticRate(25, 12),
    );
    const master = fullPlan(joined, {
      rates: [rate('double', ...june, { guests: { 2: 100 } })],
      supplements,
      offers: [offerRule(), freeNights(2, 1)],
      title: 'Summer',
    });
    expect((await sent(ratePlansOf(master, other))).outcome).toBe('success');
    expect([await cost('bb', '2027-06-02', '2027-06-04'), await cost('hb', '2027-06-02', '2027-06-04')]).toEqual([
      110, 142,
    ]);
    expect((await sent(ratePlansOf(removal('bb')))).says).toEqual([expect.stringContaining('has no master')]);
    expect((await sent(completeSetOf('bb', 'hb'))).outcome).toBe('success');
    expect((await sent(completeSetOf('bb'))).outcome).toBe('success');
    expect([await cost('bb', '2027-06-02', '2027-06-04'), await cost('hb', '2027-06-02', '2027-06-04')]).toEqual([
      110,
      null,
    ]);
  });

  test('are taken whole or not at all', async () => {
    const [house, change] = [await houseNow(), await sql`select max(number) from calendar_change`.execute(db)];
    const good = fullPlan({ RatePlanCode: 'room' }, { rates: [rate('double', ...june, { guests: { 2: 100 } })] });
    const bad = fullPlan({ RatePlanCode: 'other' }, { rates: [rate('attic', ...june, { guests: { 2: 100 } })] });
    const reply = await sent(ratePlansOf(good, bad));
    expect([reply.outcome, reply.says]).toEqual(['error', [expect.stringContaining('"attic" is no room type')]]);
    expect(reply.text).toContain('Code="402"');
    expect(await houseNow()).toEqual(house);
    expect((await sql`select max(number) from calendar_change`.execute(db)).rows).toEqual(change.rows);
  });
});
