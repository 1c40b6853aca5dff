import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { knownHotels } from '../property/hotel/known-hotels.ts';
import type { Hotel } from '../property/hotel/hotel.ts';
import { connectSystem } from './connected-system.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { bookingOf, guestApi } from './guest-api.ts';
import { alpineClient, findAll, findOne } from './guest-requests-client.ts';
import { openHotel, smallHotel, smallNights } from './small-hotel.ts';
import { startApp } from './start-app.ts';

const today = stayDate('2027-06-01');

/**
 * A step of guests or of one of two clients. A client reads and is killed: before it has written anything down, or after
 * that and before it acknowledges; or it does all three. The number says of which booking, on which day, or how many.
 */
export const moves = ['book', 'cancel', 'cancel-room', 'read', 'killed-before', 'killed-after'] as const;
export type Move = { readonly what: (typeof moves)[number]; readonly which: number; readonly client: 0 | 1 };

type Entry = { readonly status: string; readonly rooms: number };
type Booked = { readonly reservationId: string; readonly token: string; rooms: number };

function sure({ status, body }: { readonly status: number; readonly body: object }): void {
  if (status >= 300) throw new Error(`Not done: ${JSON.stringify(body)}`);
}

/** A hotel whose bookings two PMSs read, each into books of its own. */
export async function guestRequestsPlay(database: FreshDatabase) {
  const clock = { now: Date.parse('2027-06-01T10:00:00Z') };
  await openHotel(database.db, smallHotel(), smallNights(smallHotel(), today, 40, 1_000));
  const app = await startApp(database, clock);
  const guest = guestApi(app, 7001);
  const hotel = (await knownHotels(database.db).current(7001)) as Hotel;
  const spoken = { version: '2022-10', capabilities: [], clock } as const;
  const settings = { bookings: true };
  const clients = await Promise.all(
    ['pms', 'channel'].map(async (name) =>
      alpineClient(database.db, hotel, (await connectSystem(database.db, 7001, { name, settings })).account, spoken),
    ),
  );
  const references = new Map<number, string>();

  async function referenceOn(day: number): Promise<string> {
    const known = references.get(day);
    if (known) return known;
    const stay = { checkIn: addDays(today, 3 + day), checkOut: addDays(today, 4 + day), nbAdults: 2 };
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', stay);
    references.set(day, reference);
    return reference;
  }

  /** Plays moves, lets both clients read to the end, and says what each has in its books and what there is. */
  return async function play(all: readonly Move[]) {
    const books = clients.map(() => new Map<string, Entry>());
    const booked: Booked[] = [];
    const standing = (which: number): Booked | undefined => {
      const open = booked.filter(({ rooms }) => rooms > 0);
      return open[which % Math.max(1, open.length)];
    };

    async function readOnce(at: 0 | 1, until: 'read' | 'killed-before' | 'killed-after'): Promise<number> {
      const client = clients[at]!;
      const { requests } = await client.read();
      if (until === 'killed-before') return requests.length;
      const ids = requests.map((one): [string, string] => {
        const { Type: type = '', ID: id = '' } = findOne(one, 'UniqueID')?.attributes ?? {};
        books[at]!.set(`${type} ${id}`, {
          status: one.attributes['ResStatus'] ?? '',
          rooms: findAll(one, 'RoomStay').length,
        });
        return [type, id];
      });
      if (until === 'read' && ids.length > 0) {
        const unknown = await client.acknowledge(...ids);
        if (unknown.length > 0) throw new Error(`Given and unknown: ${unknown.join(', ')}`);
      }
      return ids.length;
    }

    for (const { what, which, client } of all) {
      if (what === 'book') {
        const rooms = 1 + (which % 3);
        const reference = await referenceOn(which % 30);
        const { body, status } = await guest.book(bookingOf(Array.from({ length: rooms }, () => reference)));
        if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
        booked.push({ reservationId: body.reservationId, token: body.token, rooms });
      } else if (what === 'cancel') {
        const one = standing(which);
        if (!one) continue;
        sure(await guest.cancel(one.reservationId));
        one.rooms = 0;
      } else if (what === 'cancel-room') {
        const one = standing(which);
        if (!one) continue;
        // The last room is cancelled with the booking.
        sure(await (one.rooms > 1 ? guest.cancelRoom(one, one.rooms - 1) : guest.cancel(one.reservationId)));
        one.rooms -= 1;
      } else await readOnce(client, what);
    }
    for (const at of [0, 1] as const) while ((await readOnce(at, 'read')) > 0);
    // A booking and its cancellation are one entry each, whatever was read how often.
    const expected = booked.map(({ reservationId, rooms }): readonly [string, number] => [
      `${rooms > 0 ? 14 : 15} ${reservationId}`,
      rooms,
    ]);
    return {
      expected,
      ids: new Set(booked.flatMap(({ reservationId }) => [`14 ${reservationId}`, `15 ${reservationId}`])),
      books,
      left: await Promise.all([0, 1].map((at) => readOnce(at as 0 | 1, 'killed-before'))),
    };
  };
}
