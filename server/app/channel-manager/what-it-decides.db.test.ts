import { rateIn, rulesIn } from '@stayfront/rules/calendar-edit/cells';
import { isRefusal } from '@stayfront/contract/problem';
import { saveCalendar } from '@stayfront/contract/desk/calendar/save';
import { replaySystemMessage } from '@stayfront/contract/desk/system-messages';
import type { RouteAnswer } from '@stayfront/contract/route';
import { undoCalendarChange } from '@stayfront/contract/desk/calendar/changes';
import type { Owned } from '@stayfront/rules/connection/account';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { findAccount } from '../../property/connection-account/find-account.ts';
import { openChannelSetup } from '../../testing/channel-setup.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { smallHotel } from '../../testing/small-hotel.ts';
import { replayMessage } from './replay-message.ts';

const database = await freshDatabase();
const [plain, ...plans] = smallHotel().ratePlans;
const setup = await openChannelSetup(database, {
  document: {
    calendarGuards: undefined,
    ratePlans: [{ ...plain!, floor: { minor: 8_000 } }, ...plans],
  },
});
const { app, cells, clock, connection, day, deps, hotelId, left, messages, theirs } = setup;
const { db } = database;
const desk = operatorApi(app, db, hotelId, clock);
let manager = '';
beforeAll(async () => {
  manager = await desk.enter('mara@probe.example', 'manager');
});
const owns = (...parts: Owned[]) =>
  sql`update connection_account set owns = ${`{${parts.join(',')}}`}::text[] where connection = ${connection}`.execute(
    db,
  );
beforeEach(() => owns('prices', 'stock', 'restrictions'));

const at = (n: number) => ({ room: 'double', ratePlan: 'BAR', start: day(n), end: day(n) });
const price = (n: number, amount: string) => theirs.pushRates([{ ...at(n), currency: 'CHF', price: amount }]);
const priceOn = async (n: number) => rateIn(await cells(day(n), day(n)), 'double', 'pay-at-hotel', day(n))?.byAdults;
const edit = async (n: number, wish: object) => {
  const { rows } = await sql<{ number: string }>`select number from calendar_head`.execute(db);
  const edits = [{ room: 'double', ratePlan: 'pay-at-hotel', from: day(n), to: day(n), ...wish }];
  const headers = { 'idempotency-key': `edit-${n}-${Object.keys(wish).join()}` };
  const sent = await desk.ask(saveCalendar, {
    body: { version: String(rows[0]?.number), edits },
    cookie: manager,
    headers,
  });
  if (sent.statusCode !== 201) throw new Error(sent.body);
};

test('rooms are taken where the hotel keeps its rules at the desk, and the rules stay as the desk has them', async () => {
  await owns('stock', 'prices');
  await edit(3, { rules: { isClosed: true } });
  const sent = await theirs.pushAvailability([{ ...at(3), limit: 1, status: 'Open' }]);
  expect(sent).toMatchObject({
    isTaken: true,
    warnings: [expect.stringContaining('restrictions stayed as they were')],
  });
  expect(await left(3)).toBe(1);
  expect(rulesIn(await cells(day(3), day(3)), 'double', 'pay-at-hotel', day(3))).toEqual({ isClosed: true });
  expect((await messages()).at(-1)).toMatchObject({ outcome: 'warned' });
});

test('what it does not decide at all is refused', async () => {
  await owns('stock');
  const stood = await priceOn(4);
  expect(await price(4, '140.00')).toMatchObject({
    isTaken: false,
    errors: [{ code: '450', text: expect.stringContaining('does not decide prices') }],
  });
  expect(await priceOn(4)).toEqual(stood);
});

test('a price of the desk is put over, and that is told with the message', async () => {
  await price(5, '140.00');
  await edit(5, { price: 15_000 });
  await price(5, '141.00');
  expect((await messages()).at(-1)).toMatchObject({
    outcome: 'taken',
    told: {
      conflicts: [{ kind: 'rate', room: 'double', ratePlan: 'pay-at-hotel', from: day(5), who: 'mara@probe.example' }],
    },
  });
  expect((await priceOn(5))?.[1]).toBe(14_100);
});

test('what it changed stands in the history under its name, and is undone at the desk', async () => {
  const stood = await priceOn(6);
  await price(6, '140.00');
  const { change_number: number } = (await messages()).at(-1)!;
  const { rows } = await sql`select who, who_kind from calendar_change where number = ${number}`.execute(db);
  expect(rows).toEqual([{ who: 'The hub', who_kind: 'connection' }]);
  const asked = {
    params: { changeId: String(number) },
    body: { leavesOut: false },
    cookie: manager,
    headers: { 'idempotency-key': 'undo-1' },
  };
  expect((await desk.ask(undoCalendarChange, asked)).statusCode).toBe(201);
  expect(await priceOn(6)).toEqual(stood);
});

test('no price below the hotel’s lowest is taken', async () => {
  const stood = await priceOn(7);
  const sent = await price(7, '79.99');
  expect(sent).toMatchObject({
    isTaken: false,
    errors: [{ code: '450', text: expect.stringContaining('below the lowest price of the hotel, 80.00') }],
  });
  expect(await priceOn(7)).toEqual(stood);
  const { rows } = await sql<{ id: string }>`select max(message_id) as id from connection_message`.execute(db);
  const replay = async (body: object) =>
    (await desk.ask(replaySystemMessage, { params: { messageId: rows[0]?.id ?? '' }, body, cookie: manager })).json<
      RouteAnswer<typeof replaySystemMessage>
    >();
  const night = { room: 'double', ratePlan: 'pay-at-hotel', from: day(7), to: day(7), kind: 'floor' };
  for (const body of [{ isTrial: true }, { isTrial: false, accepts: 'whatever' }])
    expect(await replay(body)).toMatchObject({
      runs: [],
      guarded: { guarded: [{ ...night, price: 7_999, limit: 8_000 }], more: 0 },
      faults: [
        { code: 'calendar.guarded', message: expect.stringMatching(/^double at pay-at-hotel on .*: 79\.99 is/) },
      ],
    });
  expect(await priceOn(7)).toEqual(stood);
});

test('what looks like a slip is refused, can be looked at, and is let through at the desk', async () => {
  const stood = await priceOn(8);
  expect(await price(8, '1400.00')).toMatchObject({
    isTaken: false,
    errors: [{ text: expect.stringContaining('looks like a slip') }],
  });
  const { request, action } = (await messages()).at(-1) as unknown as { request: Buffer; action: string };
  const account = await inHotel(db, hotelId, (tx) => findAccount(tx, hotelId, connection));
  const hotel = await deps.readHotel(hotelId);
  const replay = (how: { isTrial: boolean; accepts?: string }) =>
    replayMessage(deps, hotel!, account!, { action, request: gunzipSync(request).toString() }, how, clock.now);
  const refused = await replay({ isTrial: true });
  const accepts = isRefusal(refused) ? String(refused.details?.['accepts']) : '';
  expect(refused).toMatchObject({ refused: 'calendar.warned' });
  expect(await replay({ isTrial: true, accepts })).toMatchObject({ changes: [{ kind: 'rate', date: day(8) }] });
  expect(await priceOn(8)).toEqual(stood);
  expect(await replay({ isTrial: false, accepts })).toMatchObject({ told: { changed: 1 } });
  expect((await priceOn(8))?.[1]).toBe(140_000);
});

test('that is switched off is told so, and changes nothing', async () => {
  await sql`update connection_account set is_off = true where connection = ${connection}`.execute(db);
  expect(await price(9, '140.00')).toMatchObject({ status: 200, errors: [{ code: '375' }] });
  await sql`update connection_account set is_off = false where connection = ${connection}`.execute(db);
});

test('a code that the hotel has given another meaning is understood, and told in return', async () => {
  const settings = JSON.stringify({
    bookings: true,
    hotelCode: 'HUB-7',
    rooms: { DBL: 'double' },
    ratePlans: { FLEX: 'pay-at-hotel' },
  });
  await sql`update connection_account set settings = ${settings}::jsonb where connection = ${connection}`.execute(db);
  theirs.connect({ ...setup.engine, hotelCode: 'HUB-7' });
  expect(await theirs.pushAvailability([{ ...at(10), room: 'DBL', ratePlan: 'FLEX', limit: 2 }])).toMatchObject({
    isTaken: true,
  });
  expect(await left(10)).toBe(2);
  const { reservationId } = await setup.book(11, 12);
  await setup.tell();
  expect(theirs.bookings().find(({ id }) => id === reservationId)?.rooms).toMatchObject([
    { room: 'DBL', ratePlan: 'FLEX' },
  ]);
});
