import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import type { PaymentBegun } from '@stayfront/server/payment/start-payment';
import { payApi } from '@stayfront/server/testing/pay-api';
import { openSetup } from '@stayfront/server/testing/payment-setups';
import { openHotel, smallHotel } from '@stayfront/server/testing/small-hotel';
import { startApp, testSecret } from '@stayfront/server/testing/start-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHotel, type Said } from '../testing/run-hotel.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const setup = await openSetup('PAYRAILS');
const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-payment-command-'));

beforeAll(() => openHotel(database.db, smallHotel(), { rooms: [], rates: [] }));
afterAll(async () => {
  await setup.stop();
  await rm(folder, { recursive: true });
});

const settings = { DATABASE_URL: database.url, DATA_DIR: folder, SECRET: testSecret };

/** `npm run hotel -- payment …` as a person types it; `input` is what is piped into it. A process that reads the whole server. */
const type = (words: readonly string[], input = ''): Promise<Said> =>
  new Promise((resolve) => {
    const script = path.join(import.meta.dirname, '../hotel.ts');
    const env = { ...process.env, ...settings };
    const child = execFile(process.execPath, [script, 'payment', ...words], { env }, (error, out, fault) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + fault }),
    );
    child.stdin?.end(input);
  });

/** The same command in this process: nothing is read anew. */
const run = (...words: readonly string[]): Promise<Said> => runHotel(settings, ['payment', ...words]);

/** Runs it with a file in which this is written. */
async function enter(content: string): Promise<Said> {
  const file = path.join(folder, 'entered.json');
  await writeFile(file, content);
  return run('7001', file);
}

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

describe('npm run hotel -- payment', () => {
  test('takes credentials from a file and from standard input, and shows which are set but none of them', async () => {
    expect(await run('7001')).toMatchObject({ code: 0, said: expect.stringContaining('no payment provider') });
    const file = path.join(folder, 'juspay.json');
    await writeFile(file, JSON.stringify(juspay));
    const entered = await run('7001', file);
    expect(entered.code).toBe(0);
    const piped = await type(['7001', '-'], JSON.stringify({ ...juspay, merchantId: 'other' }));
    expect(piped.code).toBe(0);
    const shown = await run('7001');
    expect(shown.said).toContain('JUSPAY');
    expect(shown.said).toContain('apiKey: set');
    expect(shown.said).toContain('Guests pay with its test system.');
    for (const { said } of [entered, piped, shown]) expect(said).not.toContain(canary);
    const { sealed } = await database.db.selectFrom('payment_settings').select('sealed').executeTakeFirstOrThrow();
    expect(sealed.toString('latin1')).not.toContain(canary);
    expect(await run('7001', 'off')).toMatchObject({ code: 0 });
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
    const check = ({ code, said }: Said, names: string): void => {
      expect(code).toBe(1);
      expect(said).toContain(names);
      expect(said).not.toContain(canary);
    };
    for (const [input, names] of wrong) check(await enter(input), names);
    check(await type(['7001', '-'], wrong[3][0]), wrong[3][1]);
    expect(await database.db.selectFrom('payment_settings').selectAll().execute()).toEqual([]);
  });

  test('refuses credentials for the system where money moves while the hotel’s document says test, unless they say it', async () => {
    const real = { ...juspay, baseUrl: 'https://api.juspay.in' };
    const refused = await enter(JSON.stringify(real));
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('"isTest": false') });
    expect(refused.said).toContain('production system');
    expect(await database.db.selectFrom('payment_settings').selectAll().execute()).toEqual([]);
    expect(await enter(JSON.stringify({ ...real, isTest: false }))).toMatchObject({ code: 0 });
    await database.db.deleteFrom('payment_settings').execute();
  });

  test('keeps the credentials while a payment or a refund still needs them', async () => {
    const api = payApi(database, app, clock);
    await api.open(setup.settings);
    const held = await api.hold();
    const begun = (await api.start(held)) as PaymentBegun;
    for (const refused of [await run('7001', 'off'), await enter(JSON.stringify(juspay))])
      expect(refused).toMatchObject({
        code: 1,
        said: expect.stringContaining('1 payments or refunds are on their way at PAYRAILS'),
      });
    expect(await enter(JSON.stringify(setup.settings))).toMatchObject({ code: 0 }); // a new key for the same
    expect(await api.settle(begun.intentId)).toBe('started');
  });
});
