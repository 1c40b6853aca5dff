import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { managementApi } from '../../testing/management-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const app = await startApp(database, { now: Date.now() });
const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-hotel-command-'));

beforeAll(async () => {
  const hotel = smallHotel();
  await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 5));
  return () => rm(folder, { recursive: true });
});

type Said = { readonly code: number; readonly out: string; readonly fault: string };

/** `npm run hotel -- …` as a person types it. */
const type = (...words: string[]): Promise<Said> =>
  new Promise((resolve) => {
    const script = path.join(import.meta.dirname, '../../../scripts/hotel.ts');
    const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder };
    execFile(process.execPath, [script, ...words], { env }, (error, out, fault) =>
      resolve({ code: error ? Number(error.code) : 0, out, fault }),
    );
  });

const file = async (name: string, content: unknown): Promise<string> => {
  const place = path.join(folder, name);
  await writeFile(place, JSON.stringify(content));
  return place;
};

// Each word typed starts a process that reads the whole server.
describe('npm run hotel', () => {
  test('makes a key that opens the hotel, lists it and ends it', async () => {
    const made = await type('key', '7001', 'Our PMS');
    expect(made.code).toBe(0);
    const management = managementApi(app, 7001, made.out.trim());
    expect(await management.get('document')).toMatchObject({ status: 200 });
    const { out } = await type('keys', '7001');
    expect(out).toMatch(/open {2}Our PMS/);
    expect(await type('revoke', '7001', out.split(/\s+/)[0] ?? '')).toMatchObject({ code: 0 });
    expect(await management.get('document')).toMatchObject({ status: 401 });
    expect(await type('key', '7002', 'Nobody')).toMatchObject({
      code: 1,
      fault: expect.stringContaining('no hotel 7002'),
    });
  });

  test('puts a calendar from a file and writes it out as it was, or names the entry that is wrong', async () => {
    const days = { from: '2027-06-02', to: '2027-06-04' };
    const good = await file('good.json', { stock: [{ room: 'double', ...days, total: 7 }] });
    expect(JSON.parse((await type('calendar', '7001', good)).out)).toMatchObject({ stockNights: 3 });
    const shown = await type('calendar', '7001', '2027-06-02', '2027-06-04');
    expect(JSON.parse(shown.out)).toMatchObject({
      stock: expect.arrayContaining([{ room: 'double', ...days, total: 7 }]),
    });
    const bad = await file('bad.json', { stock: [{ room: 'attic', ...days, total: 7 }] });
    expect(await type('calendar', '7001', bad)).toMatchObject({
      code: 1,
      fault: expect.stringContaining('stock.0.room'),
    });
  });
});
