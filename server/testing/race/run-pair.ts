import { randomUUID } from 'node:crypto';
import type { Availabilities } from '@stayfront/contract/offer';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Db } from '../../platform/db/open-database.ts';
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
  /** Answers of a server that had too much to do, on a machine that has other things to do; they say when to come again. */
  readonly busy: number;
};

const isBusy = ({ status, body }: { status: number; body: Record<string, string> }): boolean =>
  status === 503 && body['code'] === 'server.busy';

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
  let [askedAgain, busy] = [0, 0];
  let isOver = false;
  let open: Promise<void> = Promise.resolve();
  const booked = counter();
  const at = `${proxy.url}/api/hotels/${hotelId}`;
  try {
    const query = `checkIn=${first}&checkOut=${addDays(first, 1)}&nbAdults=1`;
    const found = (await (await fetch(`${at}/availabilities?${query}`)).json()) as Availabilities;
    const references = found.availabilities.flatMap(({ products }) =>
      products.filter(({ guaranteeType }) => guaranteeType === 'None').map(({ reference }) => reference),
    );
    const book = async (key: string, reference: string): Promise<{ status: number; body: Record<string, string> }> => {
      const reservation = { sessionId: 'Abcdefgh12345678', roomStays: [{ reference }], guestInfo };
      try {
        const reply = await fetch(`${at}/reservations`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ requestType: 'Book', reservation }),
        });
        return { status: reply.status, body: (await reply.json()) as Record<string, string> };
      } catch {
        return { status: 502, body: {} }; // broken off in the middle of the answer
      }
    };
    const guest = async (_: unknown, number: number): Promise<void> => {
      while (!isOver) {
        await open;
        const key = randomUUID();
        const reference = references[number % references.length] ?? '';
        let heard = await book(key, reference);
        askedAgain += heard.status === 502 ? 1 : 0;
        for (let again = 0; again < 10 && (heard.status === 502 || isBusy(heard)); again++) {
          busy += isBusy(heard) ? 1 : 0;
          heard = await book(key, reference);
        }
        const { reservationId = '', token = '' } = heard.body;
        if (heard.status === 201) books.acknowledged.push({ key, reservationId, token, email: guestInfo.email });
        else books.wrong.push(`a booking was answered with ${heard.status} ${JSON.stringify(heard.body)}`);
        booked.add();
      }
    };
    const killer = async (): Promise<void> => {
      try {
        for (let kill = 0; kill < kills; kill++) {
          await booked.more(enoughBetween);
          const revived = servers.kill(kill);
          await booked.more(enoughBetween);
          open = revived; // enough was booked on the other one alone
          await revived;
          books.wrong.push(...(await oversoldNights(db)));
        }
        await booked.more(enoughBetween);
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
    busy,
  };
}

/** Tells when so many more have been heard of. */
function counter() {
  let count = 0;
  const waiting: { readonly until: number; readonly go: () => void }[] = [];
  return {
    add(): void {
      count += 1;
      for (const one of waiting.splice(0))
        if (one.until <= count) one.go();
        else waiting.push(one);
    },
    more: (few: number): Promise<void> => new Promise((go) => void waiting.push({ until: count + few, go })),
  };
}
