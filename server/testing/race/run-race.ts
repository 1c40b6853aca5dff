import { setTimeout as pause } from 'node:timers/promises';
import type { Availabilities } from '@stayfront/contract/offer';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { saveNights } from '../../selling/calendar/save-nights.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { readHeldChange } from '../../booking/reservation/read-change.ts';
import { confirmChange } from '../../booking/change/confirm-change.ts';
import { confirmHold } from '../../booking/reservation/confirm-hold.ts';
import { openHotel, smallHotel, smallNights } from '../small-hotel.ts';
import { askServers } from './ask-servers.ts';
import { auditRace, oversoldNights } from './audit-race.ts';
import { mortalServers, type MortalServers } from './mortal-servers.ts';
import { raceGuest, type RaceBooks, type RaceOffer } from './race-guest.ts';
import { randomFrom, type Random } from './random.ts';

export type Race = {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly seed: number;
  /** How long at least. */
  readonly seconds: number;
  readonly guests: number;
  /** Goes on, though not for ever, until these have been answered: a busy machine needs longer to come across them. */
  readonly untilHeard?: readonly string[];
};

export type RaceReport = {
  readonly faults: readonly string[];
  readonly answers: ReadonlyMap<string, number>;
  readonly kills: number;
};

const hotel = smallHotel({ config: { paymentSolutionsProvider: 'PAYRAILS' } });
const { hotelId } = hotel;
const days = 8;
const LONGEST = 240;

/**
 * Many guests and the hotel itself do what comes to their minds with a handful of rooms, on two servers that are killed
 * again and again; then the books are looked through.
 */
export async function runRace(race: Race): Promise<RaceReport> {
  const { db, seed } = race;
  // Far enough ahead that everything can still be cancelled free of charge.
  const first = addDays(todayAt(hotel.timeZone, Date.now()), 30);
  await openHotel(db, hotel, smallNights(hotel, first, days, 3));
  const secret = 'a secret that both servers of a race know';
  const servers = await mortalServers(2, { databaseUrl: race.databaseUrl, secret, dataDir: race.dataDir });
  const books: RaceBooks = { acknowledged: [], cancelled: new Set(), answers: new Map(), wrong: [] };
  const begun = Date.now();
  let kills = 0;
  const isOn = (): boolean => {
    const seconds = (Date.now() - begun) / 1000;
    const isDone = kills > 0 && (race.untilHeard ?? []).every((answer) => books.answers.has(answer));
    return seconds < race.seconds || (!isDone && seconds < LONGEST);
  };
  try {
    const offers = await findReferences(servers, first);
    const guest = async (_: unknown, number: number): Promise<void> => {
      const random = randomFrom(seed * 1_000 + number);
      const ask = askServers(servers, hotelId, number);
      while (isOn()) await raceGuest(ask, random, offers, books);
    };
    const chance = randomFrom(seed);
    const killer = async (): Promise<void> => {
      while (isOn()) {
        await pause(300 + chance.below(1200));
        await servers.kill(chance.below(2));
        kills++;
      }
    };
    const auditor = async (): Promise<void> => {
      while (isOn()) {
        books.wrong.push(...(await oversoldNights(db)));
        await pause(100);
      }
    };
    await Promise.all([
      ...Array.from({ length: race.guests }, guest),
      killer(),
      auditor(),
      hotelier(db, randomFrom(seed + 1), books, first, isOn),
    ]);
  } finally {
    await servers.stop();
  }
  return {
    faults: [...(await auditRace(db, books, Date.now())), ...servers.bugs],
    answers: books.answers,
    kills,
  };
}

/** Quotes of every room for many stays that meet in each other's middle. */
async function findReferences(servers: MortalServers, first: StayDate): Promise<RaceOffer[]> {
  const offers: RaceOffer[] = [];
  for (let from = 0; from < days - 3; from++)
    for (const nights of [1, 2, 3]) {
      const query = `checkIn=${addDays(first, from)}&checkOut=${addDays(first, from + nights)}&nbAdults=1`;
      const reply = await fetch(`${servers.url(0)}/api/hotels/${hotelId}/availabilities?${query}`);
      const { availabilities } = (await reply.json()) as Availabilities;
      for (const { products } of availabilities)
        for (const product of products)
          if (product.guaranteeType !== 'GuaranteeRequired')
            offers.push({ reference: product.reference, isPrepaid: product.guaranteeType === 'PrePay' });
    }
  return offers;
}

/** Sets rooms anew, now more and now fewer, and learns of payments. */
async function hotelier(
  db: Db,
  random: Random,
  { acknowledged }: RaceBooks,
  first: StayDate,
  isOn: () => boolean,
): Promise<void> {
  while (isOn()) {
    const nights = smallNights(hotel, addDays(first, random.below(days - 2)), 1 + random.below(3), random.below(4));
    await inHotel(db, hotelId, (tx) => saveNights(tx, hotelId, { ...nights, rates: [] }, Date.now()));
    const paid = random.pick(acknowledged.slice(-10));
    if (paid) await settle(db, (tx) => confirmHold(tx, hotelId, paid.reservationId, 'pay', Date.now()));
    const other = random.pick(acknowledged.slice(-10));
    if (other) await settle(db, (tx) => payForChange(tx, other.reservationId));
    await pause(random.below(20));
  }
}

async function payForChange(tx: Tx, reservationId: string): Promise<string> {
  const held = await readHeldChange(tx, hotelId, reservationId);
  return held ? confirmChange(tx, hotelId, reservationId, held.changeId, Date.now()) : 'not_held';
}

/** As whoever settles a payment does: where rooms are missing some may have been taken already, and that is undone. */
const settle = (db: Db, confirm: (tx: Tx) => Promise<string>): Promise<void> =>
  inHotel(db, hotelId, async (tx) => {
    await sql.raw('savepoint before_confirming').execute(tx);
    if ((await confirm(tx)) !== 'confirmed') await sql.raw('rollback to savepoint before_confirming').execute(tx);
  });
