import { getCellHistory } from '@stayfront/contract/desk/calendar/changes';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deskCalendarSetup } from '../../testing/desk-calendar-setup.ts';
import { forgetOldChanges } from './forget-old-changes.ts';

const { db, clock, desk, today, day, save, on } = await deskCalendarSetup();
const dayMs = 86_400_000;

const historyAt = async (night: string, at: number) => {
  const cookie = await desk.enter('rita@probe.example', 'reader');
  const query = { room: 'double', ratePlan: 'pay-at-hotel', night, at: new Date(at).toISOString() };
  const reply = await desk.ask(getCellHistory, { query, cookie });
  return reply.json<{ entries: { who: string }[]; stood: { price: number; change: { who: string } | null } }>();
};
const numbers = async (table: 'calendar_change' | 'calendar_series') =>
  (await sql<{ number: number }>`select distinct number from ${sql.table(table)} order by number`.execute(db)).rows.map(
    ({ number }) => Number(number),
  );

test('what a night cost and who set it is known two years after it has left the sheet, and forgotten then', async () => {
  const { body: short } = await save([on(20, { price: 15_000 })]);
  clock.now += 60_000;
  const asked = clock.now;
  const { body: long } = await save([on(20, { price: 15_500 }), on(60, { price: 15_500 })]);
  const [shortId, longId] = [Number(short.version), Number(long.version)];
  const told = { stood: { price: 15_000, change: { who: 'mara@probe.example' } } };
  expect(await historyAt(day(20), asked - 1)).toMatchObject(told);

  const nightOver = Date.parse(stayDate(day(20)));
  clock.now = nightOver + (90 + 730) * dayMs;
  await forgetOldChanges(db, clock.now);
  expect(await historyAt(day(20), asked - 1)).toMatchObject(told);
  await expect(sql`delete from calendar_series where number = ${shortId}`.execute(db)).rejects.toMatchObject({
    code: 'SF002',
  });

  clock.now = nightOver + (90 + 734) * dayMs;
  await forgetOldChanges(db, clock.now);
  for (const table of ['calendar_change', 'calendar_series'] as const) {
    const left = await numbers(table);
    expect(left).not.toContain(shortId);
    // Nights further ahead were changed by these, and whoever asks about them hears of it.
    expect(left).toEqual(expect.arrayContaining([1, longId]));
  }
  expect((await historyAt(day(60), clock.now)).stood.change).toMatchObject({ who: 'mara@probe.example' });
  expect((await historyAt(day(20), asked - 1)).entries.map(({ who }) => who)).toEqual(['mara@probe.example', 'system']);
});

test('nights that were put after they were over are known two years from then', async () => {
  clock.now = Date.parse(today) + 2_000 * dayMs;
  await forgetOldChanges(db, clock.now);
  expect(await numbers('calendar_change')).toEqual([]);
  expect(await numbers('calendar_series')).toEqual([]);
  await sql`
    insert into calendar_change (hotel_id, number, happened_at, who, who_kind, kind, nights, from_date, to_date, room_ids, rate_plan_ids)
    values (7001, 90, ${new Date(clock.now)}, 'Our PMS', 'key', 'put', 1, ${day(3)}, ${day(3)}, '{double}', '{}')`.execute(
    db,
  );
  await forgetOldChanges(db, clock.now + 800 * dayMs);
  expect(await numbers('calendar_change')).toEqual([90]);
  await forgetOldChanges(db, clock.now + 825 * dayMs);
  expect(await numbers('calendar_change')).toEqual([]);
});
