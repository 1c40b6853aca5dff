import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { atEachHotel } from '../../property/hotel/at-each-hotel.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { readBeside } from '../listing/read-beside.ts';
import { isFromElsewhere, readEventsAfter } from '../reservation/read-events-after.ts';
import { readReservations } from '../reservation/read-reservations.ts';
import { moveDays } from './sold-day.store.ts';
import { soldStaysOf } from './sold-stays-of.ts';
import {
  confirmKept,
  endKept,
  insertKept,
  lockGathered,
  readKept,
  readStayedAway,
  readUncounted,
  saveGathered,
  type KeptStay,
  type News,
  type SoldStay,
} from './sold-stay.store.ts';

/** So much is taken into the reports while somebody waits for one; more is left to the worker. */
const mostAtOnce = 200;
const batch = 500;

/** Takes what has just happened into the reports. The history itself says what is missing. Says whether that is all. */
export async function gatherSold(db: Db, hotel: Hotel): Promise<{ readonly isComplete: boolean }> {
  const { hotelId } = hotel;
  const news = await inHotel(db, hotelId, (tx) => readUncounted(tx, hotelId, mostAtOnce), 'read only');
  if (news.length > 0)
    await inHotel(db, hotelId, async (tx) => {
      await lockGathered(tx, hotelId);
      // Somebody else may have come first.
      await count(tx, hotel, await readUncounted(tx, hotelId, mostAtOnce));
    });
  return { isComplete: news.length < mostAtOnce };
}

/** Takes the whole history of every hotel into its reports. */
export const keepReports = (db: Db, readHotel: ReadHotel): Promise<void> =>
  atEachHotel(db, async (hotelId) => {
    const hotel = await readHotel(hotelId);
    if (hotel) await keepReport(db, hotel);
  });

/** The same of one hotel. */
export async function keepReport(db: Db, hotel: Hotel): Promise<void> {
  while (await inHotel(db, hotel.hotelId, (tx) => goOn(tx, hotel)));
}

async function goOn(tx: Tx, hotel: Hotel): Promise<boolean> {
  const { hotelId } = hotel;
  const after = await lockGathered(tx, hotelId);
  const found = await readEventsAfter(tx, hotelId, after, batch);
  const last = found.at(-1);
  if (!last) {
    // The database was put back from a backup, where the numbers of transactions began anew.
    if (await isFromElsewhere(tx, after)) await saveGathered(tx, hotelId, { transactionId: '0', eventId: 0 });
    return false;
  }
  const latest = new Map<string, News>();
  for (const { event } of found)
    latest.set(event.reservationId, { ...event, at: new Date(event.happenedAt satisfies Instant) });
  await count(tx, hotel, [...latest.values()]);
  await saveGathered(tx, hotelId, last.place);
  return found.length === batch;
}

async function count(tx: Tx, { hotelId, document }: Hotel, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const ids = news.map(({ reservationId }) => reservationId);
  const reservations = await readReservations(tx, hotelId, ids);
  const besideOf = await readBeside(tx, hotelId, ids);
  const stayedAwayOf = await readStayedAway(tx, hotelId, ids);
  const newsOf = new Map(news.map((one) => [one.reservationId, one]));
  const keptOf = new Map((await readKept(tx, hotelId, ids)).map((stay) => [keyOf(stay), stay]));
  const known = new Set([...keptOf.values()].map(({ reservationId }) => reservationId));
  const ended: { reservationId: string; roomStayIndex: number; until: Date }[] = [];
  const same: (News & { roomStayIndex: number })[] = [];
  const added: KeptStay[] = [];
  const gone: KeptStay[] = [];
  for (const reservation of reservations) {
    const { reservationId, createdAt } = reservation;
    const of = newsOf.get(reservationId);
    if (!of) continue;
    const { isByHotel } = besideOf(reservationId);
    const origin = { isByHotel, stayedAway: stayedAwayOf(reservationId) };
    for (const stay of soldStaysOf(document, reservation, origin)) {
      const before = keptOf.get(keyOf(stay));
      keptOf.delete(keyOf(stay));
      // What the worker reads may lie behind what somebody who asked has read already.
      if (before && before.eventId >= of.eventId) continue;
      const named = { reservationId, roomStayIndex: stay.roomStayIndex };
      if (before && isSame(before, stay)) same.push({ ...of, ...named });
      else if (before) {
        ended.push({ ...named, until: of.at });
        gone.push(before);
        added.push({ ...stay, since: latest(before.since, of.at), until: 'infinity', eventId: of.eventId });
      } else if (known.has(reservationId))
        added.push({ ...stay, since: of.at, until: 'infinity', eventId: of.eventId });
      else added.push(...firstOf(stay, new Date(createdAt), of));
    }
  }
  // Rooms that another one took the place of.
  for (const left of keptOf.values()) {
    const of = newsOf.get(left.reservationId);
    if (!of || of.eventId <= left.eventId) continue;
    ended.push({ ...left, until: of.at });
    gone.push(left);
  }
  await moveDays(tx, hotelId, { added: added.filter(({ until }) => until === 'infinity'), gone });
  await endKept(tx, hotelId, ended);
  await confirmKept(tx, hotelId, same);
  await insertKept(tx, hotelId, added);
}

const keyOf = ({ reservationId, roomStayIndex }: SoldStay): string => `${reservationId} ${roomStayIndex}`;

const latest = (a: Date, b: Date): Date => (a > b ? a : b);

/** What is met for the first time, as it is; and if it ended since, that it stood until then. */
function firstOf(stay: SoldStay, bookedAt: Date, { at, eventId }: News): KeptStay[] {
  const hasEnded = (stay.state === 'cancelled' || stay.state === 'no-show') && at > bookedAt;
  if (!hasEnded) return [{ ...stay, since: bookedAt, until: 'infinity', eventId }];
  return [
    { ...stay, state: 'sold', since: bookedAt, until: at, eventId },
    { ...stay, since: at, until: 'infinity', eventId },
  ];
}

function isSame(before: KeptStay, now: SoldStay): boolean {
  const { since: _, until: __, eventId: ___, ...kept } = before;
  const names = Object.keys(now) as (keyof SoldStay)[];
  return names.every((name) => JSON.stringify(kept[name]) === JSON.stringify(now[name]));
}
