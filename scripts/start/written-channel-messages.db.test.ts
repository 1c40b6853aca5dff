import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { putCalendarFeed, readCalendarFeed, type CalendarFeed } from '@stayfront/contract/desk/calendar-feeds';
import type { Route } from '@stayfront/contract/route';
import { demoHotels } from '@stayfront/demo/demo-hotels';
import { demoNights } from '@stayfront/demo/demo-nights';
import { readFeed } from '@stayfront/rules/calendar-feed/read-feed';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { findPlain, readPlainXml } from '@stayfront/sandbox/channel-manager/plain-xml';
import { readDocument } from '@stayfront/server/property/content/read-document';
import { connectSystem } from '@stayfront/server/testing/connected-system';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import { operatorApi } from '@stayfront/server/testing/operator-api';
import { openReceiver } from '@stayfront/server/testing/receiver';
import { openHotel } from '@stayfront/server/testing/small-hotel';
import { startApp } from '@stayfront/server/testing/start-app';
import { expect, test } from 'vitest';

const docs = path.join(import.meta.dirname, '../../docs');
const today = stayDate('2028-02-20');
const clock = { now: Date.parse(`${today}T12:00:00Z`) };
const database = await freshDatabase();
const reach = { resolve: () => Promise.resolve([]), allowsLoopback: true, patienceMs: 300_000 };
const app = await startApp(database, clock, { reach });

/** The blocks of a document that somebody would copy, in their order. */
async function blocksOf(file: string): Promise<string[]> {
  const text = await readFile(path.join(docs, file), 'utf8');
  return [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
}

async function openDemoHotel(hotelId: number): Promise<void> {
  for (const { documentFile } of demoHotels) {
    const read = await readDocument(documentFile);
    if (!read.ok) throw new Error(`${documentFile} is not valid`);
    if (read.document.hotelId !== hotelId) continue;
    await openHotel(database.db, read.document, demoNights(read.document, today, 60));
  }
}

test('messages of a channel manager are taken by the demo hotel, as the document has them', async () => {
  await openDemoHotel(1002);
  const owns = ['prices', 'stock', 'restrictions'] as const;
  const wish = { kind: 'channel-manager', name: 'hub', owns, settings: { bookings: true } } as const;
  const { login, password } = await connectSystem(database.db, 1002, wish, clock.now);
  const calls = (await blocksOf('channel-managers.md')).filter((block) => block.includes('curl '));
  const answered: string[] = [];
  for (const call of calls) {
    const [, address = ''] = /curl -s (http:\/\/127\.0\.0\.1:3000\S+)/.exec(call) ?? [];
    const [, type = ''] = /-H 'content-type: ([^']+)'/.exec(call) ?? [];
    const [, body = ''] = /<<XML\n([\s\S]*?)\nXML$/m.exec(call) ?? [];
    const payload = body.replaceAll('$LOGIN', login ?? '').replaceAll('$PASSWORD', password ?? '');
    const url = new URL(address).pathname;
    const reply = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    const answer = findPlain(readPlainXml(reply.body) ?? undefined, 'Body')[0]?.children[0];
    expect({ answer: reply.body, taken: findPlain(answer, 'Success').length }).toMatchObject({ taken: 1 });
    expect(findPlain(answer, 'Warnings/Warning').map(({ text }) => text)).toEqual([]);
    answered.push(answer?.name ?? '');
  }
  expect(answered).toEqual(['OTA_HotelAvailRS', 'OTA_HotelAvailNotifRS', 'OTA_HotelRateAmountNotifRS']);
});

test('the calendar of the document takes its nights of the demo hotel', async () => {
  await openDemoHotel(1001);
  const [calendar = '', another] = (await blocksOf('connections.md')).filter((block) => block.startsWith('BEGIN:VCAL'));
  expect(another).toBeUndefined();
  const site = await openReceiver((response) =>
    response.setHeader('content-type', 'text/calendar').end(calendar.replaceAll('\n', '\r\n')),
  );
  const desk = operatorApi(app, database.db, 1001, clock);
  const cookie = await desk.enter('mara@probe.example', 'manager');
  const ask = async (route: Route, sent: object): Promise<CalendarFeed> =>
    (await desk.ask(route, { cookie, ...sent })).json<CalendarFeed>();
  const source = `http://127.0.0.1:${site.port}/theirs.ics`;
  const body = { title: 'The site', roomId: 'suite', source };
  await ask(putCalendarFeed, { params: { feedId: 'site' }, body });
  const read = await ask(readCalendarFeed, { params: { feedId: 'site' }, body: undefined });
  expect(read.source).toMatchObject({ trouble: null, blocks: 2, clashes: [] });
  const looked = { timeZone: 'Europe/Zurich', from: today, to: stayDate('2028-06-01') };
  expect(readFeed(calendar, looked)).toMatchObject({
    blocks: [
      { from: '2028-03-06', to: '2028-03-09' },
      { from: '2028-03-12', to: '2028-03-14' },
    ],
  });
});
