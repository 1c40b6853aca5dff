import type { AddressInfo } from 'node:net';
import type { AccountSettings, Owned, SystemId } from '@stayfront/rules/connection/account';
import { addDays, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { startChannelManager } from '@stayfront/sandbox/channel-manager/start-channel-manager';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { tellChannelManager } from '../followers/channel-manager/tell-channel-manager.ts';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { Database } from '../platform/db/open-database.ts';
import { secretBox } from '../platform/secret/secret-box.ts';
import { xmlReader } from '../platform/xml/xml-reader.ts';
import { knownHotels } from '../property/hotel/known-hotels.ts';
import { readCells } from '../selling/calendar/read-cells.ts';
import { readStandingStock } from '../selling/calendar/read-standing-stock.ts';
import type { Reach } from '../followers/webhook/reach.ts';
import { connectSystem } from './connected-system.ts';
import { bookingOf, guestApi } from './guest-api.ts';
import { openHotel, smallHotel, smallNights } from './small-hotel.ts';
import { startApp, testSecret } from './start-app.ts';

type Options = {
  readonly owns?: readonly Owned[];
  readonly settings?: AccountSettings;
  readonly nights?: number;
  readonly rooms?: number;
  readonly document?: Parameters<typeof smallHotel>[0];
};

const all: readonly Owned[] = ['prices', 'stock', 'restrictions'];

/** A hotel and the sandbox of a channel manager that know each other. Call it at the top of the file. */
export async function openChannelSetup(
  database: Pick<Database, 'db' | 'url'>,
  { owns = all, settings = {}, nights = 40, rooms = 3, document: changes = {} }: Options = {},
) {
  const { db } = database;
  const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
  const today = stayDate('2027-06-01');
  const reach: Reach = { resolve: () => Promise.resolve(['127.0.0.1']), allowsLoopback: true, patienceMs: 300_000 };
  const app = await startApp(database, clock, { reach });
  const hotel = smallHotel({ calendarGuards: 'tell', ...changes });
  const { hotelId } = hotel;
  await openHotel(db, hotel, smallNights(hotel, today, nights, rooms));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const outside = { login: 'stayfront', password: 'A-password-of-theirs-1' };
  const theirs = await startChannelManager({ ...outside, now: () => clock.now });
  const made = await connectSystem(
    db,
    hotelId,
    {
      kind: 'channel-manager',
      name: 'hub',
      title: 'The hub',
      owns,
      settings: { bookings: true, ...settings },
      address: theirs.url,
      calledAs: outside.login,
      secret: outside.password,
    },
    clock.now,
  );
  const engine = {
    url: `http://127.0.0.1:${port}/api/hotels/${hotelId}/channel-manager`,
    hotelCode: String(hotelId),
    login: made.login ?? '',
    password: made.password ?? '',
  };
  theirs.connect(engine);
  const xml = xmlReader();
  afterAll(async () => {
    await theirs.stop();
    await xml.close();
  });
  const connection: SystemId = made.account.connection;
  const deps = {
    db,
    readHotel: knownHotels(db).current,
    box: secretBox(testSecret),
    xml,
    reach,
    now: () => clock.now,
  };
  const api = guestApi(app, hotelId);
  /** One job of the worker, a second later; says why it has to come again, or null. */
  const tell = (others: Partial<typeof deps> = {}): Promise<string | null> => {
    clock.now += 1_000;
    return tellChannelManager({ ...deps, ...others }, { hotelId, connection }).then(
      () => null,
      (error: Error) => error.message,
    );
  };

  async function book(
    from: number,
    to: number,
    { room = 'double', ratePlan = 'pay-at-hotel', rooms: count = 1 } = {},
  ): Promise<{ reservationId: string; token: string }> {
    const stay = { checkIn: addDays(today, from), checkOut: addDays(today, to), nbAdults: 2 };
    const { reference } = await api.findProduct(room, ratePlan, stay);
    const { status, body } = await api.book(bookingOf(Array.from({ length: count }, () => reference)));
    if (status !== 201) throw new Error(`Not booked: ${JSON.stringify(body)}`);
    return body;
  }

  /** Rooms that can be sold still, as the calendar has it. */
  async function left(day: number, room = 'double'): Promise<number> {
    const date = addDays(today, day);
    const stock = await inHotel(db, hotelId, (tx) => readStandingStock(tx, hotelId, { from: date, to: date }));
    const night = stock.find(({ roomId }) => roomId === room);
    return night ? night.total - night.sold : 0;
  }
  const cells = (from: StayDate, to: StayDate) =>
    inHotel(db, hotelId, (tx) => readCells(tx, hotelId, { from, to }, {}));

  type Delivery = { reservation_id: string; kind: string; state: string; last_status: string | null; tries: number };
  const deliveries = async (): Promise<Delivery[]> =>
    (
      await inHotel(db, hotelId, (tx) =>
        sql<Delivery>`select reservation_id, kind, state, last_status, tries from connection_delivery
                       where connection = ${connection} order by delivery_id`.execute(tx),
      )
    ).rows;
  type Message = { direction: string; action: string; outcome: string; told: object; change_number: number | null };
  const messages = async (): Promise<Message[]> =>
    (
      await inHotel(db, hotelId, (tx) =>
        sql<Message>`select direction, action, outcome, told, change_number, request, answer from connection_message
                      where connection = ${connection} order by message_id`.execute(tx),
      )
    ).rows;
  const day = (n: number): StayDate => addDays(today, n);
  return {
    app,
    clock,
    today,
    day,
    hotel,
    hotelId,
    engine,
    theirs,
    made,
    connection,
    deps,
    api,
    reach,
    tell,
    book,
    left,
    cells,
    deliveries,
    messages,
  };
}
