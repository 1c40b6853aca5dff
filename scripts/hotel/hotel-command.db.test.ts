import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import { managementApi } from '@stayfront/server/testing/management-api';
import { openHotel, smallHotel, smallNights } from '@stayfront/server/testing/small-hotel';
import { startApp } from '@stayfront/server/testing/start-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { runHotel, type Said } from '../testing/run-hotel.ts';

const database = await freshDatabase();
const app = await startApp(database, { now: Date.now() });
const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-hotel-command-'));

beforeAll(async () => {
  const hotel = smallHotel();
  await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 5));
  return () => rm(folder, { recursive: true });
});

const settings = { DATABASE_URL: database.url, DATA_DIR: folder };

/** As a person types it: a process that reads the whole server. */
const type = (...words: string[]): Promise<Said & { readonly fault: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...settings };
    const script = path.join(import.meta.dirname, '../hotel.ts');
    execFile(process.execPath, [script, ...words], { env }, (error, said, fault) =>
      resolve({ code: error ? Number(error.code) : 0, said, fault }),
    );
  });

/** The same command without one. */
const run = (...words: string[]): Promise<Said> => runHotel(settings, words);

const file = async (name: string, content: unknown): Promise<string> => {
  const place = path.join(folder, name);
  await writeFile(place, JSON.stringify(content));
  return place;
};

describe('npm run hotel', () => {
  test('makes a key that opens the hotel, lists it and ends it', async () => {
    const made = await type('key', '7001', 'Our PMS');
    expect(made.code).toBe(0);
    const management = managementApi(app, 7001, made.said.trim());
    expect(await management.get('document')).toMatchObject({ status: 200 });
    const { said } = await run('keys', '7001');
    expect(said).toMatch(/open {2}Our PMS/);
    expect(await run('revoke', '7001', said.split(/\s+/)[0] ?? '')).toMatchObject({ code: 0 });
    expect(await management.get('document')).toMatchObject({ status: 401 });
    expect(await type('key', '7002', 'Nobody')).toMatchObject({
      code: 1,
      fault: expect.stringContaining('no hotel 7002'),
    });
  });

  test('puts a calendar from a file and writes it out as it was, or names the entry that is wrong', async () => {
    const days = { from: '2027-06-02', to: '2027-06-04' };
    const good = await file('good.json', { stock: [{ room: 'double', ...days, total: 7 }] });
    expect(JSON.parse((await run('calendar', '7001', good)).said)).toMatchObject({ stockNights: 3 });
    const shown = await run('calendar', '7001', '2027-06-02', '2027-06-04');
    expect(JSON.parse(shown.said)).toMatchObject({
      stock: expect.arrayContaining([{ room: 'double', ...days, total: 7 }]),
    });
    const bad = await file('bad.json', { stock: [{ room: 'attic', ...days, total: 7 }] });
    expect(await run('calendar', '7001', bad)).toMatchObject({
      code: 1,
      said: expect.stringContaining('stock.0.room'),
    });
  });
});
