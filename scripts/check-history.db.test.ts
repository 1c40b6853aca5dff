import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chainAndSeal } from '@stayfront/server/booking/history/chain-and-seal';
import { archiveSetup } from '@stayfront/server/testing/archive-setup';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkHistoryIn, type CheckedFolder } from './check-history.ts';

const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const { db, home, away, leave, bring, contentOf, makeHouse, givePicture } = await archiveSetup(clock);
let content: Readonly<Record<string, string>> = {};
let archive = '';
const folders: string[] = [];

beforeAll(async () => {
  await makeHouse(7101, 5);
  await givePicture(7101);
  await chainAndSeal(db.db, 7101, stayDate('2027-06-01'), clock.now);
  archive = await leave(home(), 7101);
  content = await contentOf(archive);
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Checks the archive as it would be with some text in its place. */
async function check(change: (files: Record<string, string>) => void = () => {}): Promise<CheckedFolder> {
  const files = { ...content };
  change(files);
  const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-history-'));
  folders.push(folder);
  await mkdir(path.join(folder, 'history'));
  for (const name of ['reservations.jsonl', 'history/days.jsonl'])
    await writeFile(path.join(folder, name), files[name] ?? '');
  return checkHistoryIn(folder);
}
type Line = { reservation: { reservation_id: string }; reservation_event: { what: string; who: string }[] };
const withLine = (change: (line: Line) => void) =>
  check((files) => {
    const [first = '', ...others] = files['reservations.jsonl']?.split('\n') ?? [];
    const line = JSON.parse(first) as Line;
    change(line);
    files['reservations.jsonl'] = [JSON.stringify(line), ...others].join('\n');
  });

test('K34 whoever has an archive sees that its history is whole, without the engine', async () => {
  const { events, days, faults } = await check();
  expect([faults, days]).toEqual([[], 1]);
  expect(events).toBeGreaterThan(5);
});

test('K34 and also of a hotel that arrived elsewhere and leaves there', async () => {
  await bring(away(), archive);
  content = await contentOf(await leave(away(), 7101));
  expect(await check()).toMatchObject({ days: 0, faults: [] });
  content = await contentOf(archive);
});

test('K34 an entry that was changed, one that is gone, and a day that is, are each named', async () => {
  expect((await withLine(({ reservation_event: [entry] }) => entry && (entry.who = 'system'))).faults).toEqual([
    expect.stringMatching(/^SB4-\w+: entry 1 \("\w+"\) is not as it was written$/),
  ]);
  const { faults } = await withLine(({ reservation_event: entries }) => void entries.shift());
  expect(faults[0]).toMatch(/: entry 1 is missing before entry 2$|2027-06-01: is not as it was sealed/);
  expect((await check((files) => (files['history/days.jsonl'] = ''))).faults).toEqual([
    '2027-06-01: its seal is missing',
  ]);
  const forged = await check((files) => {
    files['history/days.jsonl'] = (files['history/days.jsonl'] ?? '').replace(/"events": \d+/, '"events": 1');
    files['reservations.jsonl'] = (files['reservations.jsonl'] ?? '').split('\n').slice(1).join('\n');
  });
  expect(forged.faults).toEqual(['2027-06-01: is not as it was sealed']);
});
