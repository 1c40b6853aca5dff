import { saveCalendar } from '@stayfront/contract/desk/calendar/save';
import { rateIn } from '@stayfront/rules/calendar-edit/cells';
import { ownRules } from '@stayfront/rules/calendar-edit/changes-of-night';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { readStandingStock } from '../../selling/calendar/read-standing-stock.ts';
import { changeApi } from '../change-api.ts';
import { isInOrder, ownBook, theirBook } from '../channel-course.ts';
import type { openChannelSetup } from '../channel-setup.ts';
import { bookingOf } from '../guest-api.ts';
import { operatorApi } from '../operator-api.ts';
import type { openGoogleSetup } from '../google-setup.ts';
import type { openAlpineSystem } from './alpine-system.ts';
import { googleDifferences } from './google-differences.ts';
import { channelSide, openPropertySystem } from './property-system.ts';

type Setup = Awaited<ReturnType<typeof openChannelSetup>>;
/** Who else the hotel has to do with. Without a PMS of its own rooms come over the channel manager, too. */
type Others = {
  readonly pms?: ReturnType<typeof openAlpineSystem>;
  readonly google?: Awaited<ReturnType<typeof openGoogleSetup>>;
};

const room = fc.constantFrom('double', 'family');
const ratePlan = fc.constantFrom('BAR', 'GTD');
const from = fc.nat(25);
const nights = fc.integer({ min: 1, max: 4 });
const step = <Name extends string, More extends object>(
  weight: number,
  name: Name,
  more: { [Key in keyof More]: fc.Arbitrary<More[Key]> },
) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), ...more }) as unknown as fc.Arbitrary<{ readonly do: Name } & More>,
});

/** What happens in a month of a hotel, each on days counted from that day. */
export const monthSteps = fc.oneof(
  step(5, 'guest books', { room, from, nights, rooms: fc.integer({ min: 1, max: 2 }) }),
  step(2, 'guest changes', { which: fc.nat(), from, nights }),
  step(1, 'guest cancels a room', { which: fc.nat(), index: fc.nat(1) }),
  step(2, 'guest cancels', { which: fc.nat() }),
  step(3, 'others book', { room, from, nights }),
  step(1, 'others cancel', { room, from, nights }),
  step(2, 'prices change', {
    room,
    ratePlan,
    from,
    nights,
    adults: fc.integer({ min: 1, max: 2 }),
    minor: fc.integer({ min: 8_000, max: 40_000 }),
  }),
  step(2, 'rules change', {
    room,
    ratePlan,
    from,
    nights,
    isClosed: fc.boolean(),
    noArrival: fc.boolean(),
    minStay: fc.constantFrom(0, 2, 3),
  }),
  step(1, 'desk sets a price', { room, from, minor: fc.integer({ min: 9_000, max: 30_000 }) }),
  step(1, 'desk closes the house', { from, isClosed: fc.boolean() }),
  step(6, 'the line moves', { most: fc.integer({ min: 1, max: 6 }) }),
  step(5, 'bookings are told', {
    meets: fc.constantFrom('nothing', 'error-before', 'error-after', 'fails-later', 'killed'),
  }),
  step(4, 'the PMS reads', {
    how: fc.constantFrom('keeps them', 'keeps them', 'killed before', 'killed after'),
  }),
  step(2, 'Google is told', { fails: fc.nat(2) }),
  step(1, 'a day goes by', {}),
);
export type MonthStep = typeof monthSteps extends fc.Arbitrary<infer Step> ? Step : never;

const plans: Readonly<Record<string, string>> = { BAR: 'pay-at-hotel', GTD: 'guaranteed', PRE: 'prepaid' };

/** A hotel with its property management system behind a channel manager, on the first of a month. */
export async function openMonth(
  setup: Setup,
  stock: Readonly<Record<string, number>>,
  length: number,
  { pms, google }: Others = {},
) {
  const { api, app, clock, day, deps, hotelId, theirs } = setup;
  const days = Array.from({ length }, (_, n) => day(n));
  const books = openPropertySystem(theirs, pms ?? channelSide(theirs), { stock, ratePlans: Object.keys(plans), days });
  const isSold = (one: string, plan: string): boolean => plan !== 'PRE' || one === 'double';
  const desk = operatorApi(app, deps.db, hotelId, clock);
  const manager = await desk.enter('mara@probe.example', 'manager');
  const changes = changeApi(app, hotelId);
  const place = { hotelId, timeZone: setup.hotel.timeZone, rooms: Object.keys(stock) };
  const held: { reservationId: string; token: string }[] = [];
  const counts: Record<string, number> = {};
  let gone = 0;
  const span = (first: number, count: number): StayDate[] => days.slice(gone + 1 + first, gone + 1 + first + count);
  const stay = (first: number, count: number) => ({
    checkIn: day(gone + 1 + first),
    checkOut: day(gone + 1 + first + count),
    nbAdults: 2,
  });
  const count = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
  const heldOf = (which: number) => held[which % Math.max(1, held.length)];

  async function edit(edits: readonly object[]): Promise<void> {
    const { rows } = await sql<{
      number: string;
    }>`select number from calendar_head where hotel_id = ${hotelId}`.execute(deps.db);
    const body = { version: String(rows[0]?.number ?? 0), edits };
    const ask = (more: object) =>
      desk.ask(saveCalendar, {
        body: { ...body, ...more },
        cookie: manager,
        headers: { 'idempotency-key': `desk-${Math.random()}` },
      });
    const first = await ask({});
    const { accepts } = first.json<{ details?: { accepts?: string } }>().details ?? {};
    if (first.statusCode >= 400 && accepts) await ask({ accepts });
  }

  async function tell(meets: string): Promise<void> {
    if (meets === 'killed') {
      let isKilled = false;
      const xml = {
        ...deps.xml,
        read(bytes: Uint8Array) {
          if (isKilled) return deps.xml.read(bytes);
          isKilled = true;
          throw new Error('The worker was killed');
        },
      };
      await setup.tell({ xml });
      return;
    }
    theirs.faults.set(meets === 'nothing' ? [] : [{ on: 'reservation', kind: meets as 'error-before', times: 1 }]);
    await setup.tell();
    theirs.faults.set([]);
  }

  async function play(one: MonthStep): Promise<void> {
    clock.now += 60_000;
    switch (one.do) {
      case 'guest books': {
        const { body } = await api.search({ ...stay(one.from, one.nights) });
        const found = body.availabilities?.find(({ guestRoomId }) => guestRoomId === one.room);
        const product = found?.products.find(({ ratePlanId }) => ratePlanId === 'pay-at-hotel');
        if (!product) return count('nothing found');
        const booked = await api.book(bookingOf(Array.from({ length: one.rooms }, () => product.reference)));
        if (booked.status === 201) held.push(booked.body);
        return count(booked.status === 201 ? 'booked' : 'not booked');
      }
      case 'guest changes': {
        const mine = heldOf(one.which);
        if (!mine) return;
        const dates = { checkIn: stay(one.from, one.nights).checkIn, checkOut: stay(one.from, one.nights).checkOut };
        const product = await changes.find(mine, 'double.pay-at-hotel', dates).catch(() => null);
        const quoted = product && (await changes.quote(mine, { reference: product.reference }));
        if (quoted?.status !== 200) return count('not changed');
        return count((await changes.make(mine, quoted.body.change)).status < 300 ? 'changed' : 'not changed');
      }
      case 'guest cancels a room':
      case 'guest cancels': {
        const mine = heldOf(one.which);
        if (!mine) return;
        const { status } =
          one.do === 'guest cancels' ? await api.cancel(mine.reservationId) : await api.cancelRoom(mine, one.index);
        return count(status < 300 ? 'cancelled' : 'not cancelled');
      }
      case 'others book':
        return books.sellElsewhere(one.room, span(one.from, one.nights));
      case 'others cancel':
        return books.cancelElsewhere(one.room, span(one.from, one.nights));
      case 'prices change':
        return books.setPrices(one.room, one.ratePlan, span(one.from, one.nights), { [one.adults]: one.minor });
      case 'rules change': {
        const { isClosed, noArrival, minStay } = one;
        return books.setRule(one.room, one.ratePlan, span(one.from, one.nights), { isClosed, noArrival, minStay });
      }
      case 'desk sets a price': {
        const at = { from: day(gone + 1 + one.from), to: day(gone + 1 + one.from) };
        return edit([{ room: one.room, ratePlan: 'pay-at-hotel', ...at, price: one.minor }]);
      }
      case 'desk closes the house': {
        const at = { from: day(gone + 1 + one.from), to: day(gone + 1 + one.from) };
        return edit([{ ...at, rules: { isClosed: one.isClosed } }]);
      }
      case 'the line moves':
        return books.move(one.most);
      case 'bookings are told':
        return tell(one.meets);
      case 'the PMS reads':
        if (pms && (await pms.read(one.how)) > 0) count(`the PMS ${one.how}`);
        return;
      case 'Google is told':
        google?.google.failAfter(one.fails, 503);
        if (google) await google.tell(hotelId, 'google.hotels');
        google?.google.failNone();
        return;
      case 'a day goes by':
        clock.now += 86_400_000;
        gone += 1;
        return books.sendAllPrices(isSold);
    }
  }

  /** All that is on its way arrives. */
  async function arriveAll(): Promise<void> {
    books.sendAllPrices(isSold);
    for (let round = 0; ; round += 1) {
      if (round === 20) throw new Error('Something never arrives');
      const why = await setup.tell();
      while (pms && (await pms.read('keeps them')) > 0);
      // What crossed its acknowledgement is put right by the complete set, which a PMS sends each night.
      if (pms && round === 0) books.sendAllFree();
      await books.move(10_000);
      if (why === null && books.waiting() === 0) break;
    }
    clock.now += 1_000_000; // a pause after a fault is over
    if (google) await google.tell(hotelId, 'google.hotels');
  }

  /** Each difference between the hotel's books and those of the others, in words. */
  async function listDifferences(): Promise<string[]> {
    const differences: string[] = [];
    const [first, last] = [days[gone + 1] ?? day(0), days.at(-1) ?? day(0)];
    const cells = await setup.cells(first, last);
    const stood = await inHotel(deps.db, hotelId, (tx) => readStandingStock(tx, hotelId, { from: first, to: last }));
    const leftOn = new Map(stood.map(({ date, roomId, total, sold }) => [`${roomId} ${date}`, total - sold]));
    for (const date of days.slice(gone + 1))
      for (const one of books.rooms) {
        const [ours, their] = [leftOn.get(`${one} ${date}`) ?? 0, Math.max(0, books.free(one, date))];
        if (ours !== their) differences.push(`${one} on ${date}: ${ours} left, ${their} by the others`);
        for (const [code, planId] of Object.entries(plans).filter(([plan]) => isSold(one, plan))) {
          const said = books.priceOf(one, code, date);
          const list = rateIn(cells, one, planId, date)?.byAdults ?? [];
          for (const [adults, minor] of Object.entries(said ?? {}))
            if (list[Number(adults) - 1] !== minor)
              differences.push(
                `${one} at ${code} on ${date} for ${adults}: ${list[Number(adults) - 1]}, ${minor} by the others`,
              );
          const rule = books.ruleOf(one, code, date);
          const own = ownRules(cells, one, planId, date) ?? {};
          const sayRule = JSON.stringify([own.isClosed ?? false, own.isClosedToArrival ?? false, own.minStay ?? 0]);
          const theirRule = JSON.stringify([rule.isClosed, rule.noArrival, rule.minStay]);
          if (sayRule !== theirRule)
            differences.push(`${one} at ${code} on ${date}: ${sayRule}, ${theirRule} by the others`);
        }
      }
    for (const { reservationId } of held) {
      const [own, their] = [await ownBook(setup, reservationId), theirBook(setup, reservationId)];
      if (JSON.stringify(own) !== JSON.stringify(their))
        differences.push(`${reservationId}: ${JSON.stringify(own)}, ${JSON.stringify(their)} by the others`);
      if (!isInOrder(setup, reservationId)) differences.push(`${reservationId} was told out of order`);
      // What was cancelled before the PMS asked is nothing there.
      const kept = (pms?.booked(reservationId) ?? []).toSorted();
      if (pms && JSON.stringify(kept) !== JSON.stringify(own.status === 'booked' ? own.rooms : []))
        differences.push(`${reservationId}: ${JSON.stringify(own)}, ${JSON.stringify(kept)} by the PMS`);
    }
    if (google) {
      const { differences: atGoogle, shown } = await googleDifferences(google.google, api, place, clock.now);
      differences.push(...atGoogle);
      if (shown > 0) count('shown at Google');
    }
    return differences;
  }

  // The first day: everything is sent once.
  for (const one of books.rooms)
    for (const plan of Object.keys(plans).filter((code) => isSold(one, code)))
      books.setPrices(one, plan, days, { 1: 12_000, 2: 15_000 });
  books.sendAllFree();
  await books.move(10_000);
  return { play, arriveAll, listDifferences, counts };
}
