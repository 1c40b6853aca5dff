import { beginHotel } from '@stayfront/contract/beginning';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import { operatorApi } from '@stayfront/server/testing/operator-api';
import { openHotel, smallHotel } from '@stayfront/server/testing/small-hotel';
import { publicUrl, startApp } from '@stayfront/server/testing/start-app';
import { loadHotel } from '@stayfront/server/property/hotel/load-hotel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHotel } from '../testing/run-hotel.ts';

const database = await freshDatabase();
const clock = { now: Date.now() };
const app = await startApp(database, clock);
const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-beginning-'));
afterAll(() => rm(folder, { recursive: true }));
const run = (...words: string[]) =>
  runHotel({ DATABASE_URL: database.url, DATA_DIR: folder, PUBLIC_URL: publicUrl }, words);

test('whoever runs the installation hands out a link that begins a hotel beside those of others', async () => {
  await openHotel(database.db, smallHotel(), { rooms: [], rates: [] });
  const { code, said } = await run('begin');
  const token = new URL(said.split('\n')[0] ?? '').searchParams.get('t');
  const address = { addressLine: 'Seeweg', postalCode: '6004', city: 'Luzern', countryCode: 'CH' };
  const body = { token, owner: 'anna@seeblick.example', name: 'Hotel Seeblick', address };
  const reply = await operatorApi(app, database.db, 7001, clock).ask(beginHotel, { body });
  expect([code, reply.statusCode, reply.json()]).toMatchObject([0, 201, { hotelId: 7002 }]);
});

test('K35 a copy is begun by a command, for an owner who is sent in by a link', async () => {
  const { code, said } = await run('copy', '7001', 'Probe am Berg', 'berta@probe.example', 'without-pictures');
  expect(code).toBe(0);
  expect(said).toMatch(/Hotel 7003, Probe am Berg, has begun as a copy of 7001/);
  expect(said).toMatch(/https:\/\/book\.example\/7003\/config\/sign-in\?t=[\w-]{43}/);
  expect(await loadHotel(database.db, 7003)).toMatchObject({ isOpen: false, document: { name: 'Probe am Berg' } });
  for (const [words, fault] of [
    [['copy', '7001', '', 'berta@probe.example'], 'name'],
    [['copy', '7001', 'Probe', 'nobody'], 'EMAIL'],
    [['copy', '7001', 'Probe', 'berta@probe.example', 'with-cheese'], 'without-pictures'],
    [['copy', '9999', 'Probe', 'berta@probe.example'], 'There is no hotel 9999'],
  ] as const) {
    const refused = await run(...words);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(fault)]);
  }
  expect(await loadHotel(database.db, 7004)).toBeNull();
});
