import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { openHotel, smallHotel } from '../testing/small-hotel.ts';
import { startApp, testSecret } from '../testing/start-app.ts';
import { payDesk } from '../testing/pay-desk.ts';
import { openPayrailsHouse } from '../testing/pay-houses.ts';
import type { PaymentBegun } from './start-payment.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const house = await openPayrailsHouse();
const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-payment-command-'));

beforeAll(() => openHotel(database.db, smallHotel(), { rooms: [], rates: [] }));
afterAll(async () => {
  await house.stop();
  await rm(folder, { recursive: true });
});

type Said = { readonly code: number; readonly said: string };

/** `npm run hotel -- payment …` as a person types it; `input` is what is piped into it. */
const type = (words: readonly string[], input = ''): Promise<Said> =>
  new Promise((resolve) => {
    const script = path.join(import.meta.dirname, '../../scripts/hotel.ts');
    const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, SECRET: testSecret };
    const child = execFile(process.execPath, [script, 'payment', ...words], { env }, (error, out, fault) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + fault }),
    );
    child.stdin?.end(input);
  });

const canary = 'canary-very-secret';
const juspay = {
  provider: 'JUSPAY',
  baseUrl: 'https://api.juspay.example',
  merchantId: 'probe',
  apiKey: canary,
  clientId: 'probe',
  responseKey: canary,
  webhookUser: 'probe',
  webhookPassword: canary,
  scriptUrl: 'https://public.juspay.example/script.js',
};

// Each word typed starts a process that reads the whole server.
describe('npm run hotel -- payment', () => {
  test('takes credentials from a file and from standard input, and shows which are set but none of them', async () => {
    expect(await type(['7001'])).toMatchObject({ code: 0, said: expect.stringContaining('no payment provider') });
    const file = path.join(folder, 'juspay.json');
    await writeFile(file, JSON.stringify(juspay));
    const entered = await type(['7001', file]);
    expect(entered.code).toBe(0);
    const piped = await type(['7001', '-'], JSON.stringify({ ...juspay, merchantId: 'other' }));
    expect(piped.code).toBe(0);
    const shown = await type(['7001']);
    expect(shown.said).toContain('JUSPAY');
    expect(shown.said).toContain('apiKey: set');
    expect(shown.said).toContain('Guests pay with its test system.');
    for (const { said } of [entered, piped, shown]) expect(said).not.toContain(canary);
    const { sealed } = await database.db.selectFrom('payment_settings').select('sealed').executeTakeFirstOrThrow();
    expect(sealed.toString('latin1')).not.toContain(canary);
    expect(await type(['7001', 'off'])).toMatchObject({ code: 0 });
    expect(await database.db.selectFrom('payment_settings').selectAll().execute()).toEqual([]);
  });

  test('names the field that is wrong, and repeats nothing of what was typed', async () => {
    const { apiKey: _, ...without } = juspay;
    const wrong = [
      [JSON.stringify(without), 'apiKey'],
      [JSON.stringify({ ...juspay, baseUrl: `http://${canary}.example` }), 'baseUrl'],
      [JSON.stringify({ ...juspay, provider: canary }), 'provider'],
      [`{"apiKey": "${canary}`, 'is not JSON'],
      [`${canary}`, 'is not JSON'],
    ] as const;
    for (const [input, names] of wrong) {
      const { code, said } = await type(['7001', '-'], input);
      expect(code).toBe(1);
      expect(said).toContain(names);
      expect(said).not.toContain(canary);
    }
    expect(await database.db.selectFrom('payment_settings').selectAll().execute()).toEqual([]);
  });

  test('refuses credentials for the system where money moves while the hotel’s document says test, unless they say it', async () => {
    const real = { ...juspay, baseUrl: 'https://api.juspay.in' };
    const refused = await type(['7001', '-'], JSON.stringify(real));
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('"isTest": false') });
    expect(refused.said).toContain('production system');
    expect(await database.db.selectFrom('payment_settings').selectAll().execute()).toEqual([]);
    expect(await type(['7001', '-'], JSON.stringify({ ...real, isTest: false }))).toMatchObject({ code: 0 });
    await database.db.deleteFrom('payment_settings').execute();
  });

  test('keeps the credentials while a payment or a refund still needs them', async () => {
    const desk = payDesk(database, app, clock);
    await desk.open(house.settings);
    const held = await desk.hold();
    const begun = (await desk.start(held)) as PaymentBegun;
    for (const [words, input] of [
      [['7001', 'off'], ''],
      [['7001', '-'], JSON.stringify(juspay)],
    ] as const)
      expect(await type(words, input)).toMatchObject({
        code: 1,
        said: expect.stringContaining('1 payments or refunds are on their way at PAYRAILS'),
      });
    expect(await type(['7001', '-'], JSON.stringify(house.settings))).toMatchObject({ code: 0 }); // a new key for the same
    expect(await desk.settle(begun.intentId)).toBe('started');
  });
});
