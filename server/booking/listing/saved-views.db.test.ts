import { listSavedViews, removeView, saveView, type SavedView } from '@stayfront/contract/desk/views';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-11T06:00:00Z') };
const app = await startApp(database, clock);
const desk = operatorApi(app, db, 7001, clock);

test('K16 a person keeps views of the list under names, which nobody else sees or changes', async () => {
  const hotel = smallHotel({ hotelId: 7001 });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 5, 5));
  const [anna, rita] = [
    await desk.enter('anna@probe.example', 'front-desk'),
    await desk.enter('rita@probe.example', 'reader'),
  ];
  const save = (cookie: string, viewId: string, name: string, query: object = { view: 'unpaid' }) =>
    desk.ask(saveView, { params: { viewId }, body: { name, query }, cookie });
  const names = async (cookie: string): Promise<string[]> => {
    const { views } = (await desk.ask(listSavedViews, { cookie })).json<{ views: SavedView[] }>();
    return views.map(({ viewId, name }) => `${viewId}: ${name}`);
  };
  const query = { view: 'all', arrivalFrom: '2027-12-01', sort: '-total', columns: ['stay', 'total'] };
  expect((await save(anna, 'december', 'December', query)).json()).toEqual({
    viewId: 'december',
    name: 'December',
    query,
  });
  clock.now += 1000;
  await save(anna, 'who-owes', 'Who owes');
  await save(rita, 'december', 'Of Rita');
  await save(anna, 'december', 'Christmas', query);
  expect(await names(anna)).toEqual(['december: Christmas', 'who-owes: Who owes']);
  expect(await names(rita)).toEqual(['december: Of Rita']);

  for (const [name, bad] of [
    ['', { view: 'all' }],
    ['christmas', { view: 'all' }],
    ['Other', { view: 'never' }],
    ['Other', { view: 'all', arrivalFrom: 'soon' }],
  ] as const)
    expect((await save(anna, 'another1', name, bad)).statusCode).toBe(400);
  expect(await names(anna)).toHaveLength(2);

  const tried = await Promise.all(Array.from({ length: 32 }, (_, i) => save(rita, `number-${i}`, `View ${i}`)));
  expect(tried.filter(({ statusCode }) => statusCode === 200)).toHaveLength(29);
  await desk.ask(removeView, { params: { viewId: 'december' }, cookie: rita });
  await desk.ask(removeView, { params: { viewId: 'december' }, cookie: rita });
  expect([(await names(rita)).length, await names(anna)]).toEqual([29, ['december: Christmas', 'who-owes: Who owes']]);
});
