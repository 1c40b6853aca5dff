import { getDeskAccount, type DeskAccount } from '@stayfront/contract/desk/account';
import { addHotelPayment, takeBackHotelPayment } from '@stayfront/contract/desk/hotel-payment';
import { refundForHotel } from '@stayfront/contract/desk/refund';
import { exportReport } from '@stayfront/contract/report/export-report';
import { getMoneyReport, getReportMovements, type MoneyReport } from '@stayfront/contract/report/money-report';
import type { Route } from '@stayfront/contract/route';
import { afterAll, expect, test } from 'vitest';
import { reconcilePayments } from '../../payment/reconcile-payments.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openSetups } from '../../testing/payment-setups.ts';
import { restSetup } from '../../testing/rest-setup.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
// Late in the evening at the hotel: what comes two hours later came on another day.
const clock = { now: Date.parse('2027-06-08T20:30:00Z') };
const app = await startApp(database, clock);
const desk = operatorApi(app, db, 7001, clock);
const setups = await openSetups();
afterAll(async () => {
  for (const setup of Object.values(setups)) await setup.stop();
});
const api = restSetup(database, app, clock, setups.STRIPE, { checkIn: '2027-06-11', checkOut: '2027-06-13' });
const card = '4242 4242 4242 4242';
let keys = 0;

test('K25 money of each day and way is that of the accounts, and what is behind a figure adds up to it', async () => {
  await api.open(setups.STRIPE.settings);
  const cookie = await desk.enter('mona@probe.example', 'manager');
  const send = (route: Route, reservationId: string, body?: object, more = {}) =>
    desk.ask(route, {
      params: { reservationId, ...more },
      cookie,
      headers: { 'idempotency-key': `k${(keys += 1)}` },
      ...(body ? { body } : {}),
    });
  const account = async (id: string): Promise<DeskAccount> => (await send(getDeskAccount, id)).json<DeskAccount>();
  const paid = await api.book(['prepaid-flexible'], card);
  const other = await api.book(['prepaid-flexible'], card);
  clock.now += 7_200_000;
  await send(refundForHotel, paid.reservationId, {
    amount: 5_000,
    reason: 'No hot water',
    isOwedAgain: true,
    tellsGuest: false,
  });
  await send(addHotelPayment, paid.reservationId, { amount: 2_000, way: 'cash', note: '' });
  await send(addHotelPayment, paid.reservationId, { amount: 1_500, way: 'terminal', note: '' });
  const cash = (await account(paid.reservationId)).movements.find(({ way }) => way === 'cash');
  await send(takeBackHotelPayment, paid.reservationId, undefined, { movementId: cash?.movementId ?? '' });
  await reconcilePayments(api.deps, clock.now);

  const query = { from: '2027-06-08', to: '2027-06-09' };
  const ask = (route: Route, more = {}) => desk.ask(route, { query: { ...query, ...more }, cookie });
  const report = (await ask(getMoneyReport)).json<MoneyReport>();
  const accounts = [await account(paid.reservationId), await account(other.reservationId)];
  const counted = (...kinds: string[]): number =>
    accounts
      .flatMap(({ movements }) => movements)
      .reduce((sum, { kind, counted: minor }) => sum + (kinds.includes(kind) ? minor : 0), 0);
  const [received, givenBack] = [counted('charge', 'at-hotel'), counted('refund', 'taken-back')];
  expect(report.total).toEqual({ count: 6, received, givenBack, net: received - givenBack });
  expect(received).toBe(2 * paid.payableNow + 3_500);
  expect(report.days.map(({ date, way, received: came, givenBack: went }) => [date, way, came, went])).toEqual([
    ['2027-06-08', 'STRIPE', 2 * paid.payableNow, 0],
    ['2027-06-09', 'STRIPE', 0, 5_000],
    ['2027-06-09', 'cash', 2_000, 2_000],
    ['2027-06-09', 'terminal', 1_500, 0],
  ]);
  const behind = (await ask(getReportMovements, { way: 'STRIPE' })).json<{
    movements: { kind: string; amount: number; guestName: string }[];
  }>();
  expect(behind.movements.reduce((sum, { kind, amount }) => sum + (kind === 'received' ? amount : -amount), 0)).toBe(
    report.ways.find(({ way }) => way === 'STRIPE')?.net,
  );
  expect(behind.movements[0]?.guestName).not.toBe('');

  const file = await ask(exportReport, { table: 'money', lang: 'de' });
  expect(file.headers['content-disposition']).toBe('attachment; filename="7001-money-2027-06-08-2027-06-09.csv"');
  const lines = file.body
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe('Tag;Zahlungsweg;Bewegungen;Eingegangen;Zurückgegeben;Netto;Währung');
  expect(lines[4]).toMatch(/^2027-06-09;Karte im Hotel;1;15,00;0,00;15,00;CHF$/);

  const leaving = (
    await desk.ask(getMoneyReport, { query: { from: '2027-06-13', to: '2027-06-13' }, cookie })
  ).json<MoneyReport>();
  expect(leaving.taxes).toMatchObject({ stays: 2 });
  expect(leaving.taxes.vat[0]?.percentage).toBe(3.8);
  const sheet = await desk.ask(exportReport, {
    query: { from: '2027-06-11', to: '2027-06-12', table: 'reservations', format: 'xlsx' },
    cookie,
  });
  expect([...sheet.rawPayload.subarray(0, 2)]).toEqual([0x50, 0x4b]);
});
