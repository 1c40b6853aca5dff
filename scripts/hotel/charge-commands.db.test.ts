import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PaymentBegun } from '@stayfront/server/payment/start-payment';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import { juspayCards as cards } from '@stayfront/server/testing/juspay-api';
import { payApi } from '@stayfront/server/testing/pay-api';
import { openSetup } from '@stayfront/server/testing/payment-setups';
import { startApp, testSecret } from '@stayfront/server/testing/start-app';
import { expect, onTestFinished, test } from 'vitest';
import { runHotel, type Said } from '../testing/run-hotel.ts';

const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const database = await freshDatabase();
const app = await startApp(database, clock);

test('a person types it: what nobody knows is shown first, and goes back on demand', async () => {
  const setup = await openSetup('JUSPAY');
  const dir = await mkdtemp(path.join(tmpdir(), 'stayfront-charges-'));
  onTestFinished(async () => {
    await setup.stop();
    await rm(dir, { recursive: true, force: true });
  });
  const api = payApi(database, app, clock);
  await api.open(setup.settings, 50);
  const held = await api.hold();
  const lost = { ...held, ...((await api.start(held)) as PaymentBegun) };
  await setup.pay(lost, cards.good);
  await database.db.deleteFrom('payment_intent').execute();
  const file = path.join(dir, 'list.csv');
  // Of a reservation that is lost, too.
  await writeFile(file, setup.list().replaceAll(lost.reservationId, 'SB4-22222AAAAA'));
  const settings = { DATABASE_URL: database.url, DATA_DIR: dir, SECRET: testSecret };
  const type = (...words: string[]): Promise<Said> => runHotel(settings, ['charges', '7001', ...words]);
  expect(await type(file)).toMatchObject({ code: 2, said: expect.stringContaining('NOT KNOWN HERE') });
  expect(setup.ledger()).toMatchObject([{ refunded: 0 }]);
  const settled = await type(file, 'settle');
  expect(settled.said).toMatch(/given back|on its way/);
  expect(setup.ledger()).toMatchObject([{ captured: lost.payableNow, refunded: lost.payableNow }]);
  expect(await type(file, 'settle')).toMatchObject({ code: 0, said: expect.stringContaining('no money is with us') });
});
