import { getDemand, getFunnel, type Demand, type Funnel } from '@stayfront/contract/desk/demand';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { saveChain } from '../../property/chain/save-chain.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T08:00:00Z') };
const app = await startApp(database, clock);
const today = stayDate('2027-06-01');
const desk = operatorApi(app, database.db, 7001, clock);
const full = addDays(today, 10);
let manager = '';

beforeAll(async () => {
  for (const hotel of [smallHotel({ chainId: 7 }), smallHotel({ hotelId: 7002, chainId: 7 })])
    await openHotel(database.db, hotel, smallNights(hotel, today, 60));
  await inHotel(database.db, 7001, (tx) =>
    tx.updateTable('inventory').set({ sold: 3 }).where('hotel_id', '=', 7001).where('date', '=', full).execute(),
  );
  await saveChain(database.db, { chainId: 7, name: 'Probe Collection' });
  manager = await desk.enter('mara@probe.example', 'manager');
});

const search = (path: string, arrival: string, address: string) =>
  app.inject({
    url: `/api/${path}?checkIn=${arrival}&checkOut=${addDays(stayDate(arrival), 2)}&nbAdults=2`,
    remoteAddress: address,
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605' },
  });
const [chain, house, packages] = [
  'chains/7/availabilities',
  'hotels/7001/availabilities',
  'hotels/7001/packages/availabilities',
];
async function counted() {
  const { steps } = (await desk.ask(getFunnel, { cookie: manager })).json<Funnel>();
  const { turnedAway, reasons } = (await desk.ask(getDemand, { cookie: manager })).json<Demand>();
  return { searches: steps.search, parties: turnedAway.parties, reasons };
}

test('K26 who searches a chain has asked each of its houses, and once where they open one of them', async () => {
  for (const path of [chain, chain, house]) expect((await search(path, full, '192.0.2.1')).statusCode).toBe(200);
  expect(await counted()).toEqual({ searches: 1, parties: 1, reasons: [{ reason: 'sold-out', parties: 1 }] });
  // Another house of the chain has room: nobody was turned away there.
  const other = operatorApi(app, database.db, 7002, clock);
  const cookie = await other.enter('otto@probe.example', 'manager');
  expect((await other.ask(getFunnel, { cookie })).json<Funnel>().steps.search).toBe(1);
  expect((await other.ask(getDemand, { cookie })).json<Demand>().turnedAway.parties).toBe(0);
});

test('K27 who looked at packages first and then finds no room counts once, and as turned away', async () => {
  const before = await counted();
  for (const path of [packages, house, packages, house])
    expect((await search(path, full, '192.0.2.2')).statusCode).toBe(200);
  await search(packages, addDays(today, 20), '192.0.2.2');
  expect(await counted()).toMatchObject({ searches: before.searches + 2, parties: before.parties + 1 });
});
