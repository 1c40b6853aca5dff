import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Availabilities } from '@stayfront/contract/offer';
import { otaNamespace } from '@stayfront/rules/alpinebits/read-parts';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { el, writeXml, type XmlPart } from '@stayfront/rules/xml/write-xml';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';
import { parseXml } from '../../platform/xml/parse-xml.ts';
import { alpineForm } from '../alpine-client.ts';
import { connectSystem } from '../connected-system.ts';
import { findAll, findOne } from '../guest-requests-client.ts';
import { openHotel, smallHotel, smallNights } from '../small-hotel.ts';
import { testSecret } from '../start-app.ts';
import { askServers } from './ask-servers.ts';
import { mortalServers } from './mortal-servers.ts';
import { randomFrom } from './random.ts';

type Deliveries = {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly bookings: number;
  readonly guests: number;
  /** How often the server is killed, spread over the bookings. */
  readonly kills: number;
  readonly seed: number;
};

/** What a PMS has in its books: each state of a booking that it has written down, by number. */
type Book = Map<string, { readonly rooms: number; readonly isCancelled: boolean }>;

export type DeliveriesReport = {
  /** By number of the booking: how many rooms it has in the end. */
  readonly booked: ReadonlyMap<string, number>;
  readonly books: readonly Book[];
  /** How many states a PMS was given after it had acknowledged all. */
  readonly left: readonly number[];
  readonly kills: number;
  /** Answers that PMSs did not get, as the server was killed. */
  readonly unheard: number;
  readonly bugs: readonly string[];
};

const hotel = smallHotel();
const { hotelId } = hotel;
const guestInfo = { givenName: 'Ada', surname: 'Lovelace', email: 'ada@guest.example', phone: '+44 20 7946 0000' };

/**
 * Guests book and cancel at a server that is killed (kill -9) in the middle of it, and two PMSs read of it over HTTP, each
 * of which forgets what it was given now and then before it has written it down, or before it has acknowledged it.
 */
export async function runDeliveries(wish: Deliveries): Promise<DeliveriesReport> {
  const { db, databaseUrl, dataDir, bookings, guests, kills, seed } = wish;
  const first = addDays(todayAt(hotel.timeZone, Date.now()), 30);
  await openHotel(db, hotel, smallNights(hotel, first, 3, 1_000_000));
  const accounts = await Promise.all(
    ['pms', 'channel'].map((name) => connectSystem(db, hotelId, { name, settings: { bookings: true } })),
  );
  const servers = await mortalServers(1, { databaseUrl, secret: testSecret, dataDir });
  const ask = askServers(servers, hotelId, 0);
  const booked = new Map<string, number>();
  const books: Book[] = accounts.map(() => new Map());
  let [unheard, isOver] = [0, false];
  try {
    const query = `checkIn=${first}&checkOut=${addDays(first, 1)}&nbAdults=1`;
    const found = (await (
      await fetch(`${servers.url(0)}/api/hotels/${hotelId}/availabilities?${query}`)
    ).json()) as Availabilities;
    const reference = found.availabilities
      .flatMap(({ products }) => products)
      .find(({ guaranteeType }) => guaranteeType === 'None')?.reference;

    let begun = 0;
    const guest = async (_: unknown, number: number): Promise<void> => {
      const random = randomFrom(seed + number);
      while (begun < bookings) {
        begun += 1;
        const rooms = 1 + random.below(3);
        const reservation = {
          sessionId: 'Abcdefgh12345678',
          roomStays: Array.from({ length: rooms }, () => ({ reference })),
          guestInfo,
        };
        const key = { 'idempotency-key': randomUUID() };
        const { status, body } = await ask('/reservations', { requestType: 'Book', reservation }, key);
        if (status !== 201) throw new Error(`Not booked: ${status} ${JSON.stringify(body)}`);
        const reservationId = String(body['reservationId']);
        booked.set(reservationId, rooms);
        // A database of a minute knows nothing of its tables yet, and counts bookings without a card the long way.
        if (booked.size % 50 === 0) await sql`analyze reservation, room_stay, reservation_event`.execute(db);
        const what = random.pick(['nothing', 'nothing', 'cancel', 'cancel a room'] as const);
        if (what === 'nothing') continue;
        // Asked again after a kill it is cancelled already, which is as good.
        const isWhole = what === 'cancel' || rooms === 1;
        const cancelled = isWhole
          ? await ask('/cancellations', { reservationId, reservationEmail: guestInfo.email })
          : await ask(`/reservations/${reservationId}/room-stays/0/cancellation`, { token: body['token'] });
        if (cancelled.status !== 200 && cancelled.status !== 409)
          throw new Error(`Not cancelled: ${cancelled.status} ${JSON.stringify(cancelled.body)}`);
        booked.set(reservationId, isWhole ? 0 : rooms - 1);
      }
    };

    async function send(at: number, action: string, message: XmlPart): Promise<XmlElement | null> {
      const form = alpineForm([
        ['action', action],
        ['request', writeXml(message)],
      ]);
      const { login, password } = accounts[at] ?? {};
      try {
        const answer = await fetch(`${servers.url(0)}/api/hotels/${hotelId}/alpinebits`, {
          method: 'POST',
          headers: {
            authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
            'content-type': form.contentType,
            'x-alpinebits-clientprotocolversion': '2022-10',
          },
          body: new Uint8Array(form.body),
        });
        const text = await answer.text();
        if (answer.status === 503) return null; // busy: it comes again
        const read = parseXml(Buffer.from(text));
        if ('fault' in read) throw new Error(`Answered ${answer.status} ${text}`);
        return read.root;
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('Answered')) throw error;
        unheard += 1;
        await pause(100); // dead for the moment
        return null;
      }
    }

    /** Reads, writes down, acknowledges; a client that is killed forgets to. Null where nobody answered. */
    async function readOnce(at: number, dies: 'never' | 'before' | 'after'): Promise<number | null> {
      const requests = el('ReadRequests', {}, el('HotelReadRequest', { HotelCode: hotelId }));
      const root = await send(
        at,
        'OTA_Read:GuestRequests',
        el('OTA_ReadRQ', { xmlns: otaNamespace, Version: '1.001' }, requests),
      );
      if (!root) return null;
      const given = findAll(root, 'HotelReservation');
      if (dies === 'before' || given.length === 0) return given.length;
      const ids = given.map((one) => {
        const { Type = '', ID = '' } = findOne(one, 'UniqueID')?.attributes ?? {};
        books[at]?.set(ID, { rooms: findAll(one, 'RoomStay').length, isCancelled: Type === '15' });
        return { Type, ID };
      });
      if (dies === 'after') return given.length;
      const list = ids.map((id) => el('HotelReservation', {}, el('UniqueID', id)));
      const details = el('NotifDetails', {}, el('HotelNotifReport', {}, el('HotelReservations', {}, list)));
      const report = el('OTA_NotifReportRQ', { xmlns: otaNamespace, Version: '1.000' }, el('Success'), details);
      return (await send(at, 'OTA_NotifReport:GuestRequests', report)) ? given.length : null;
    }

    const client = async (at: number): Promise<void> => {
      const random = randomFrom(seed + 100 + at);
      while (!isOver) {
        await readOnce(at, (['never', 'never', 'before', 'after'] as const)[random.below(4)] ?? 'never');
        await pause(5);
      }
      for (let given = await readOnce(at, 'never'); given !== 0;) given = await readOnce(at, 'never');
    };

    const killer = async (): Promise<void> => {
      for (let kill = 1; kill <= kills; kill++) {
        while (booked.size < (bookings * kill) / (kills + 1)) await pause(20);
        await servers.kill(0);
      }
    };
    const house = Promise.all([...Array.from({ length: guests }, guest), killer()]).finally(() => (isOver = true));
    await Promise.all([house, client(0), client(1)]);
    const left = await Promise.all([0, 1].map(async (at) => (await readOnce(at, 'before')) ?? -1));
    return { booked, books, left, kills, unheard, bugs: servers.bugs };
  } finally {
    isOver = true;
    await servers.stop();
  }
}
