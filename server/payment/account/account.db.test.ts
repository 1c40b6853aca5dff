import {
  endPaymentAccount,
  getPaymentAccount,
  putPaymentAccount,
  tryPaymentAccount,
  type PaymentAccount,
} from '@stayfront/contract/desk/payment-account';
import type { Problem } from '@stayfront/contract/problem';
import type { Route } from '@stayfront/contract/route';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { houseSetup, type HouseAtDesk } from '../../testing/house-setup.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const sandbox = {
  provider: 'STRIPE',
  baseUrl: 'http://127.0.0.1:1',
  secretKey: 'sk_test_trial',
  publishableKey: 'pk_test_trial',
  webhookSecret: 'whsec_trial',
};
const app = await startApp(database, clock, { openTrial: () => Promise.resolve(sandbox) });
const openHouse = houseSetup(app, database.db, clock);
let house: HouseAtDesk | undefined;
let [owner, manager] = ['', ''];

beforeAll(async () => {
  house = await openHouse();
  owner = await house.desk.enter('olga@probe.example', 'owner');
  manager = await house.desk.enter('mara@probe.example', 'manager');
});

const ask = async (route: Route, cookie: string, body?: object) => {
  const reply = await house?.desk.ask(route, { cookie, ...(body ? { body } : {}) });
  return { status: reply?.statusCode, text: reply?.body ?? '', said: reply?.json<PaymentAccount & Problem>() };
};
const keys = { secretKey: 'sk_live_geheim1', publishableKey: 'pk_live_offen1', webhookSecret: 'whsec_geheim2' };

test('K24 whoever has no account tries a sandbox, and it is told as one', async () => {
  const first = await ask(getPaymentAccount, manager);
  expect(first.said).toMatchObject({ provider: null, isTrial: false, mayTry: true, system: null });
  expect((await ask(tryPaymentAccount, manager, { provider: 'STRIPE' })).status).toBe(403);
  const trial = await ask(tryPaymentAccount, owner, { provider: 'STRIPE' });
  expect(trial.said).toMatchObject({ provider: 'STRIPE', isTrial: true, system: 'test' });
});

test('K24 credentials are sealed: what was entered is told to nobody, right or wrong', async () => {
  const wrong = await ask(putPaymentAccount, owner, { provider: 'STRIPE', fields: { ...keys, secretKey: 'geheim' } });
  expect([wrong.status, wrong.said?.errors?.[0]?.field]).toEqual([400, 'fields.secretKey']);
  const mixed = await ask(putPaymentAccount, owner, {
    provider: 'STRIPE',
    fields: { ...keys, publishableKey: 'pk_test_offen1' },
  });
  expect(mixed.said?.errors?.[0]?.field).toBe('fields.publishableKey');
  const inside = await ask(putPaymentAccount, owner, {
    provider: 'STRIPE',
    fields: { ...keys, baseUrl: 'http://127.0.0.1:9' },
  });
  expect(inside.said?.errors?.[0]?.field).toBe('fields.baseUrl');
  expect((await ask(getPaymentAccount, owner)).said?.isTrial).toBe(true);
  const put = await ask(putPaymentAccount, owner, { provider: 'STRIPE', fields: keys });
  expect(put.said).toMatchObject({ provider: 'STRIPE', isTrial: false, system: 'production' });
  const stripe = put.said?.providers.find(({ provider }) => provider === 'STRIPE');
  expect(stripe?.fields.find(({ name }) => name === 'secretKey')).toMatchObject({ isNeeded: true, isSet: true });
  const told = [wrong, mixed, inside, put, await ask(getPaymentAccount, manager)].map(({ text }) => text).join(' ');
  expect(told).not.toContain('geheim');
});

test('K24 an account of its own is not put aside for a trial, and ends once it is told to', async () => {
  const refused = await ask(tryPaymentAccount, owner, { provider: 'STRIPE' });
  expect([refused.status, refused.said?.code]).toEqual([409, 'payment_account.real']);
  expect((await ask(endPaymentAccount, owner)).said).toMatchObject({ provider: null, changedAt: null });
  expect((await ask(endPaymentAccount, owner)).said).toMatchObject({ provider: null });
});
