import type { Quote } from '@stayfront/rules/booking/quote';
import { channelIds } from '@stayfront/rules/channel/channel-ids';
import { addDays, daysBetween, type StayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import type { Db } from '../platform/db/open-database.ts';

export const day = 86_400_000;
const hotelId = 7001;

type Stay = {
  readonly night: number;
  readonly prices: readonly [number, number][];
  readonly room: string;
  readonly vat: number;
  readonly localTax: number;
};

/** What becomes of a reservation, so many days after the step before. */
type Step = {
  readonly kind: 'cancel' | 'cancel-one' | 'change' | 'no-show';
  readonly after: number;
  readonly to: Stay;
};

export type MadeReservation = {
  readonly bookedOn: number;
  readonly isHeld: boolean;
  readonly isByHotel: boolean;
  readonly isByGoogle: boolean;
  readonly country: 'CH' | 'DE' | null;
  readonly rate: 'guaranteed' | 'pay-at-hotel';
  readonly fee: number;
  readonly stays: readonly Stay[];
  readonly steps: readonly Step[];
};

const anyStay = fc.record<Stay>({
  night: fc.integer({ min: -20, max: 380 }),
  prices: fc.array(fc.tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 2_000 })), {
    minLength: 1,
    maxLength: 9,
  }),
  room: fc.constantFrom('double', 'family'),
  vat: fc.nat(3_000),
  localTax: fc.nat(900),
});

/** A year of a house: what was booked, changed, cancelled, and who did not come. */
export const anyYear = fc.array(
  fc.record<MadeReservation>({
    bookedOn: fc.integer({ min: 0, max: 370 }),
    isHeld: fc.boolean(),
    isByHotel: fc.boolean(),
    isByGoogle: fc.boolean(),
    country: fc.constantFrom('CH', 'DE', null),
    rate: fc.constantFrom('guaranteed', 'pay-at-hotel'),
    fee: fc.nat(20_000),
    stays: fc.array(anyStay, { minLength: 1, maxLength: 3 }),
    steps: fc.array(
      fc.record<Step>({
        kind: fc.constantFrom('cancel', 'cancel-one', 'change', 'no-show'),
        after: fc.integer({ min: 1, max: 60 }),
        to: anyStay,
      }),
      { maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 25 },
);

/** One room of a reservation as it stood since an instant, as somebody with a pencil keeps it. */
export type Line = {
  readonly reservationId: string;
  readonly place: number;
  readonly since: number;
  readonly state: 'cancelled' | 'no-show' | 'none' | 'sold';
  readonly bookedOn: StayDate;
  readonly room: string;
  readonly rate: string;
  readonly source: string;
  readonly country: string;
  readonly nights: readonly { readonly date: StayDate; readonly amount: number }[];
  readonly kept: number;
  readonly departure: StayDate;
  readonly vat: number;
  readonly localTax: number;
};

type Template = { readonly reservationId: string; readonly quote: Quote };

/**
 * Writes a year into the database step by step, in the order of time, and into a plain list beside it. `gather` is
 * called after each step. Everything happens at noon, so that the day is the same wherever one is.
 */
export async function writeYear(
  db: Db,
  template: Template,
  year: readonly MadeReservation[],
  { first, name, gather }: { first: StayDate; name: string; gather: () => Promise<unknown> },
): Promise<Line[]> {
  const lines: Line[] = [];
  const noon = (offset: number): number => Date.parse(`${addDays(first, offset)}T11:00:00Z`);
  const work = year.flatMap((made, number) => {
    const id = `SB4-${name}${String(number).padStart(4, '0')}`;
    let now = [...made.stays];
    let gone = new Map<number, 'cancelled' | 'no-show'>();
    let at = made.bookedOn;
    const put = (state: Line['state'], since: number, isCancelled: (place: number) => Line['state'] | null) =>
      now.forEach((stay, place) =>
        lines.push({
          reservationId: id,
          place,
          since,
          state: isCancelled(place) ?? state,
          bookedOn: addDays(first, made.bookedOn),
          room: stay.room,
          rate: made.rate,
          source: made.isByHotel ? 'desk' : made.isByGoogle ? 'google' : 'own-page',
          country: made.country ?? 'ZZ',
          nights: stay.prices.map(([price, discount], i) => ({
            date: addDays(first, stay.night + i),
            amount: price - discount,
          })),
          kept: isCancelled(place) ? made.fee : 0,
          departure: addDays(first, stay.night + stay.prices.length),
          vat: stay.vat,
          localTax: stay.localTax,
        }),
      );
    const quoteOf = ({ night, prices, room, vat, localTax }: Stay): Quote => ({
      ...template.quote,
      roomId: room,
      ratePlanId: made.rate,
      arrival: addDays(first, night),
      departure: addDays(first, night + prices.length),
      nightPrices: prices.map(([price]) => price),
      nightDiscounts: prices.map(([, discount]) => discount),
      vat,
      localTaxes: [{ taxId: 'city', minor: localTax }],
    });
    const steps: { at: number; run: () => Promise<void> }[] = [];
    const started = noon(at);
    const begin = now;
    steps.push({ at: started, run: () => insert(db, template, id, made, begin.map(quoteOf), new Date(started)) });
    put(made.isHeld ? 'none' : 'sold', started, () => null);
    if (made.isHeld) {
      const paid = started + 3_600_000;
      steps.push({ at: paid, run: () => change(db, id, { status: 'book' }, [], 'payment.paid', new Date(paid)) });
      put('sold', paid, () => null);
    }
    for (const step of made.steps) {
      at += step.after;
      const when = noon(at);
      if (step.kind === 'change') now = now.map((stay, place) => (place === 0 && !gone.has(0) ? step.to : stay));
      else
        gone = new Map([
          ...(step.kind === 'cancel-one' ? [0] : [...now.keys()]).map(
            (place) => [place, step.kind === 'no-show' ? 'no-show' : 'cancelled'] as const,
          ),
          ...gone,
        ]);
      const rooms = [...gone].filter(([, how]) => how === 'no-show').map(([place]) => place);
      const isOver = gone.size === now.length;
      const isGone = gone;
      const stays = now.map((stay, place) => ({ quote: quoteOf(stay), fee: isGone.has(place) ? made.fee : null }));
      const what = step.kind === 'change' ? 'modify' : step.kind === 'no-show' ? 'no-show' : 'cancel';
      steps.push({
        at: when,
        run: () => change(db, id, { status: isOver ? 'cancel' : 'modify', rooms }, stays, what, new Date(when)),
      });
      put('sold', when, (place) => isGone.get(place) ?? null);
      if (isOver) break;
    }
    return steps;
  });
  for (const { run } of work.toSorted((a, b) => a.at - b.at)) {
    await run();
    await gather();
  }
  return lines;
}

async function insert(
  db: Db,
  { reservationId: from }: Template,
  id: string,
  { isByHotel, isByGoogle, country, isHeld }: MadeReservation,
  quotes: readonly Quote[],
  at: Date,
): Promise<void> {
  const like = await db
    .selectFrom('reservation')
    .selectAll()
    .where('reservation_id', '=', from)
    .executeTakeFirstOrThrow();
  const stay = await db
    .selectFrom('room_stay')
    .selectAll()
    .where('reservation_id', '=', from)
    .executeTakeFirstOrThrow();
  const guest = { ...like.guest, ...(country ? { address: { country } } : {}) };
  await db
    .insertInto('reservation')
    .values({
      ...like,
      reservation_id: id,
      status: isHeld ? 'held' : 'book',
      created_at: at,
      session_id: id,
      token_hash: Buffer.from(id),
      guest: JSON.stringify(guest),
      channel: JSON.stringify(isByGoogle ? { channelId: channelIds.google } : {}),
      guarantee: null,
    })
    .execute();
  for (const [place, quote] of quotes.entries())
    await db
      .insertInto('room_stay')
      .values({
        ...stay,
        reservation_id: id,
        room_stay_index: place,
        room_id: quote.roomId,
        arrival: quote.arrival,
        departure: quote.departure,
        quote: JSON.stringify(quote),
        services: '[]',
        taxes: '[]',
        carried: JSON.stringify(stay.carried),
      })
      .execute();
  await note(db, id, isByHotel ? 'hotel' : 'guest', 'book', at);
}

async function change(
  db: Db,
  id: string,
  { status, rooms = [] }: { status: 'book' | 'cancel' | 'modify'; rooms?: readonly number[] },
  stays: readonly { readonly quote: Quote; readonly fee: number | null }[],
  what: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('reservation')
    .set({ status, cancelled_at: status === 'cancel' ? at : null })
    .where('reservation_id', '=', id)
    .execute();
  for (const [place, { quote, fee }] of stays.entries())
    await db
      .updateTable('room_stay')
      .set({
        room_id: quote.roomId,
        arrival: quote.arrival,
        departure: quote.departure,
        quote: JSON.stringify(quote),
        status: fee === null ? 'book' : 'cancel',
        cancellation_fee: fee ?? 0,
      })
      .where('reservation_id', '=', id)
      .where('room_stay_index', '=', place)
      .execute();
  await note(db, id, 'guest', what, at, { roomStays: rooms });
}

const note = async (db: Db, id: string, who: 'guest' | 'hotel', what: string, at: Date, detail = {}): Promise<void> =>
  void (await db
    .insertInto('reservation_event')
    .values({ hotel_id: hotelId, reservation_id: id, happened_at: at, who, what, detail: JSON.stringify(detail) })
    .execute());

/** How each room stood at an instant. */
export function standing(lines: readonly Line[], at: number): Line[] {
  const last = new Map<string, Line>();
  for (const line of lines)
    if (line.since <= at) {
      const key = `${line.reservationId} ${line.place}`;
      const before = last.get(key);
      if (!before || before.since <= line.since) last.set(key, line);
    }
  return [...last.values()];
}

export const leadOf = ({ bookedOn, nights: [arrival] }: Line): number =>
  arrival ? daysBetween(bookedOn, arrival.date) : 0;
