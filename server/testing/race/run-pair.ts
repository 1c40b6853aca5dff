import { randomUUID } from 'node:crypto';
import type { Availabilities } from '@stayfront/contract/offer';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Db } from '../../db/open-database.ts';
import { openHotel, smallHotel, smallNights } from '../small-hotel.ts';
import { auditRace, oversoldNights } from './audit-race.ts';
import { mortalServers } from './mortal-servers.ts';
import type { RaceBooks } from './race-guest.ts';
import { smallProxy } from './small-proxy.ts';

export type Pair = {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly guests: number;
  /** How often one of the two is killed, in turn. */
  readonly kills: number;
};

export type PairReport = {
  readonly faults: readonly string[];
  readonly bookings: number;
  /** First answers that were none; each was asked again and booked. */
  readonly askedAgain: number;
  /** Requests that had reached the server that was killed. */
  readonly lost: number;
};

const hotel = smallHotel();
const { hotelId } = hotel;
const enoughBetween = 20;
const guestInfo = {
  givenName: 'Ada',
  surname: 'Lovelace',
  email: 'ada@guest.example',
  phone: '+44 20 7946 0000',
};

/**
 * Guests book through a proxy on two servers, one of which is killed in the middle of it. There are rooms for everybody:
 * whatever is not booked at once must have been on its way to the killed one, and is booked when it is asked for again.
 */
export async function runPair({ db, databaseUrl, dataDir, guests, kills }: Pair): Promise<PairReport> {
  const first = addDays(todayAt(hotel.timeZone, Date.now()), 30);
  await openHotel(db, hotel, smallNights(hotel, first, 3, 1_000_000));
  const servers = await mortalServers(2, { databaseUrl, secret: 'a secret that a pair of servers knows', dataDir });
  const proxy = await smallProxy(() => [servers.url(0), servers.url(1)]);
  const books: RaceBooks = { acknowledged: [], answers: new Map(), wrong: [] };
  let askedAgain = 0;
  let isOver = false;
  const at = `${proxy.url}/api/hotels/${hotelId}`;
  try {
    const query = `checkIn=${first}&checkOut=${addDays(first, 1)}&nbAdults=1`;
    const found = (await (await fetch(`${at}/availabilities?${query}`)).json()) as Availabilities;
    const references = found.availabilities.flatMap(({ products }) =>
      products.filter(({ guaranteeType }) => guaranteeType === 'None').map(({ reference }) => reference),
    );
    const book = async (key: string, reference: string): Promise<{ status: number; body: Record<string, string> }> => {
      const reservation = { sessionId: 'Abcdefgh12345678', roomStays: [{ reference }], guestInfo };
      const reply = await fetch(`${at}/reservations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ requestType: 'Book', reservation }),
      });
      return { status: reply.status, body: (await reply.json()) as Record<string, string> };
    };
    const guest = async (_: unknown, number: number): Promise<void> => {
      while (!isOver) {
        const key = randomUUID();
        const reference = references[number % references.length] ?? '';
        let heard = await book(key, reference);
        for (let again = 0; heard.status === 502 && again < 10; again++) {
          askedAgain += again === 0 ? 1 : 0;
          heard = await book(key, reference);
        }
        const { reservationId = '', token = '' } = heard.body;
        if (heard.status === 201) books.acknowledged.push({ key, reservationId, token, email: guestInfo.email });
        else books.wrong.push(`a booking was answered with ${heard.status} ${JSON.stringify(heard.body)}`);
      }
    };
    const killer = async (): Promise<void> => {
      try {
        for (let kill = 0; kill < kills; kill++) {
          await bookedSince(books);
          await servers.kill(kill);
          books.wrong.push(...(await oversoldNights(db)));
        }
        await bookedSince(books);
      } finally {
        isOver = true;
      }
    };
    await Promise.all([...Array.from({ length: guests }, guest), killer()]);
  } finally {
    await proxy.close();
    await servers.stop();
  }
  return {
    faults: [...(await auditRace(db, books, Date.now())), ...servers.bugs],
    bookings: books.acknowledged.length,
    askedAgain,
    lost: proxy.lost(),
  };
}

/** Until so many more were booked, or something went wrong. */
async function bookedSince({ acknowledged, wrong }: RaceBooks): Promise<void> {
  const before = acknowledged.length;
  while (acknowledged.length < before + enoughBetween && wrong.length === 0)
    await new Promise((resolve) => void setImmediate(resolve));
}
