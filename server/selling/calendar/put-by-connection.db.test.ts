import { CalendarEntries } from '@stayfront/contract/manage/calendar';
import { isRefusal } from '@stayfront/contract/problem';
import type { Owned } from '@stayfront/rules/connection/account';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { connectSystem } from '../../testing/connected-system.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { putByConnection, type PutDone, type PutWish } from './put-by-connection.ts';
import { putCalendar } from './put-calendar.ts';
import { readManagedCalendar } from './read-managed-calendar.ts';

const { db } = await freshDatabase();
const today = stayDate('2027-06-01');
const now = Date.parse('2027-06-01T10:00:00Z');
const document = smallHotel();
await openHotel(db, document, smallNights(document, today, 30));
const hotel = (await knownHotels(db).current(7001)) as Hotel;

beforeEach(async () => {
  await sql`delete from connection_account`.execute(db);
});

const accountOf = async (owns: Owned[], name = 'pms'): Promise<ConnectionAccount> =>
  (await connectSystem(db, 7001, { name, owns })).account;

const entries = (said: object) => CalendarEntries.parse(said);
const day = (at: number) => addDays(today, at);
const put = (account: ConnectionAccount, said: object, more: Partial<PutWish> = {}) =>
  putByConnection(db, hotel, account, { entries: entries(said), ...more }, now);
async function done(account: ConnectionAccount, said: object, more: Partial<PutWish> = {}): Promise<PutDone> {
  const result = await put(account, said, more);
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
}
const stockOn = async (at: number): Promise<unknown> => {
  const calendar = await readManagedCalendar(db, hotel, { from: day(at), to: day(at) }, now);
  return isRefusal(calendar) ? null : calendar.entries.stock.find(({ room }) => room === 'double')?.['total'];
};
const rateOn = async (at: number): Promise<Record<string, unknown> | undefined> => {
  const calendar = await readManagedCalendar(db, hotel, { from: day(at), to: day(at) }, now);
  return isRefusal(calendar)
    ? undefined
    : calendar.entries.rates.find(({ room, ratePlan }) => room === 'double' && ratePlan === 'pay-at-hotel');
};
const stock = (at: number, total: number, to = at) => ({
  stock: [{ room: 'double', from: day(at), to: day(to), total }],
});

test('a system changes what it decides, under its own name, and the message is written down with it', async () => {
  const account = await accountOf(['stock']);
  const noted: (number | null)[] = [];
  const { number, told } = await done(account, stock(3, 7, 4), {
    note: async (_tx, { number: made }) => void noted.push(made),
  });
  expect(noted).toEqual([number]);
  expect(told).toEqual({ nights: { stock: 2 }, changed: 2 });
  expect(await stockOn(3)).toBe(7);
  const { rows } = await sql<{ who: string; kind: string }>`
    select who, who_kind as kind from calendar_change where hotel_id = 7001 and number = ${number}`.execute(db);
  expect(rows).toEqual([{ who: 'Our pms', kind: 'connection' }]);
  expect(await done(account, stock(3, 7, 4))).toMatchObject({ number: null, told: { changed: 0 } });
});

test('what it does not decide is refused by name, and nothing of the message is done', async () => {
  const account = await accountOf(['stock']);
  const prices = { byAdults: [10_000, 12_000], extraAdult: 0, child: 0, infant: 0 };
  const rates = [{ room: 'double', ratePlan: 'pay-at-hotel', from: day(5), to: day(5), ...prices }];
  expect(await put(account, { ...stock(5, 1), rates })).toMatchObject({
    refused: 'connection.not_owner',
    details: { parts: ['prices'] },
  });
  expect(await stockOn(5)).toBe(3);
  expect(await put(await accountOf(['prices'], 'tool'), { rates: [{ ...rates[0], isClosed: true }] })).toMatchObject({
    details: { parts: ['restrictions'] },
  });
  expect(await put({ ...account, isOff: true }, stock(5, 1))).toEqual({ refused: 'connection.off' });
});

test('who decides about prices alone leaves closed what the desk has closed', async () => {
  const prices = { byAdults: [10_000, 13_100], extraAdult: 2_500, child: 1_500, infant: 500 };
  const rate = { room: 'double', ratePlan: 'pay-at-hotel', from: day(6), to: day(6), ...prices };
  await putCalendar(db, hotel, entries({ rates: [{ ...rate, isClosed: true, minStay: 3 }] }), now);
  await done(await accountOf(['prices']), { rates: [{ ...rate, byAdults: [10_100, 13_200] }] });
  expect(await rateOn(6)).toMatchObject({ byAdults: [10_100, 13_200], isClosed: true, minStay: 3 });
});

test('a slip is refused as it is for a key, and taken once the hotel has said that it is meant so', async () => {
  const account = await accountOf(['prices']);
  const prices = { byAdults: [1_000, 1_200], extraAdult: 0, child: 0, infant: 0 };
  const rates = [{ room: 'double', ratePlan: 'pay-at-hotel', from: day(8), to: day(8), ...prices }];
  const refused = await put(account, { rates });
  expect(refused).toMatchObject({ refused: 'calendar.warned' });
  const accepts = isRefusal(refused) ? String(refused.details?.['accepts']) : '';
  expect(await done(account, { rates }, { accepts })).toMatchObject({ told: { changed: 1 } });
});

test('nights that somebody else changed since are told, and put over all the same', async () => {
  const account = await accountOf(['stock']);
  const desk = { who: 'mara@probe.example', whoKind: 'person', kind: 'save' } as const;
  expect((await done(account, stock(10, 5, 12))).told.conflicts).toBeUndefined();
  await putCalendar(db, hotel, entries(stock(11, 0, 12)), now, desk);
  const { told } = await done(account, stock(10, 6, 13));
  expect(told.conflicts).toEqual([
    {
      kind: 'stock',
      room: 'double',
      ratePlan: null,
      from: day(11),
      to: day(12),
      who: desk.who,
      change: expect.any(Number),
    },
  ]);
  expect(await stockOn(11)).toBe(6);
  expect((await done(account, stock(11, 7))).told.conflicts).toBeUndefined();
});

test('a trial says what would change, and changes nothing', async () => {
  const account = await accountOf(['stock']);
  const noted: unknown[] = [];
  const trial = await done(account, stock(14, 9), { isTrial: true, note: async () => void noted.push(1) });
  expect(trial.changes).toMatchObject([{ kind: 'stock', before: 3, after: 9 }]);
  expect([await stockOn(14), noted]).toEqual([3, []]);
});

test('entries are worked out of what stands when nobody else changes it any more', async () => {
  const account = await accountOf(['stock']);
  const read: unknown[] = [];
  const compose: PutWish['entries'] = async (tx) => {
    const { rows } = await sql<{ total: number }>`
      select total from inventory where date = ${day(15)}::date and room_id = 'double'`.execute(tx);
    read.push(rows[0]?.total);
    return entries(stock(15, Number(rows[0]?.total) + 1));
  };
  await Promise.all([1, 2, 3].map(() => putByConnection(db, hotel, account, { entries: compose }, now)));
  expect(read).toEqual([3, 4, 5]);
  expect(await stockOn(15)).toBe(6);
});
