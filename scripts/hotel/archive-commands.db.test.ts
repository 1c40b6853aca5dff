import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadHotel } from '@stayfront/server/property/hotel/load-hotel';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import { openHotel, smallHotel, smallNights } from '@stayfront/server/testing/small-hotel';
import { publicUrl } from '@stayfront/server/testing/start-app';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { afterAll, expect, test } from 'vitest';
import { archiveCommands } from './archive-commands.ts';
import { runHotel } from '../testing/run-hotel.ts';

const [here, there] = [await freshDatabase(), await freshDatabase()];
const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-archive-'));
afterAll(() => rm(folder, { recursive: true }));
const run = ({ url }: { url: string }, ...words: string[]) =>
  runHotel({ DATABASE_URL: url, DATA_DIR: folder, PUBLIC_URL: publicUrl }, words, archiveCommands);

test('K35 a hotel leaves one installation by a command and arrives in an empty one, under its own number', async () => {
  const house = smallHotel();
  await openHotel(here.db, house, smallNights(house, stayDate('2027-06-01'), 5));
  const file = path.join(folder, 'hotel.zip');
  expect(await run(here, 'leave', '7001', file)).toMatchObject({ code: 0 });
  const checked = await run(there, 'arrive', file, 'berta@probe.example', 'check');
  expect([checked.code, checked.said]).toEqual([0, expect.stringContaining('as hotel 7001. Nothing was changed.')]);
  expect(await loadHotel(there.db, 7001)).toBeNull();
  const { code, said } = await run(there, 'arrive', file, 'berta@probe.example');
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/Hotel 7001 has arrived: Hotel Probe, 0 reservations, 25 prices/),
  ]);
  expect(said).toMatch(/https:\/\/book\.example\/7001\/config\/sign-in\?t=[\w-]{43}/);
  expect(await loadHotel(there.db, 7001)).toMatchObject({ isOpen: false, document: { name: 'Hotel Probe' } });
  await truncate(file, 500);
  for (const [words, fault] of [
    [['arrive', file, 'berta@probe.example'], 'cut_off'],
    [['arrive', file, 'nobody'], 'nobody is no e-mail address'],
    [['arrive', file, 'berta@probe.example', 'now'], 'Only the word check'],
    [['leave', '9999', file], 'There is no hotel 9999'],
  ] as const) {
    const refused = await run(there, ...words);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(fault)]);
  }
});
