import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoHotels } from '@stayfront/demo/demo-hotels';
import { demoNights } from '@stayfront/demo/demo-nights';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { readDocument } from '@stayfront/server/property/content/read-document';
import { alpineClient } from '@stayfront/server/testing/alpine-client';
import { connectSystem } from '@stayfront/server/testing/connected-system';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import { openHotel } from '@stayfront/server/testing/small-hotel';
import { startApp } from '@stayfront/server/testing/start-app';
import { writtenCalls } from '@stayfront/server/testing/written-commands';

const docs = path.join(import.meta.dirname, '../../docs');
const today = stayDate('2027-05-20');
const clock = { now: Date.parse(`${today}T12:00:00Z`) };
const database = await freshDatabase();
const app = await startApp(database, clock);

const written = await Promise.all(
  ['alpinebits.md', 'alpinebits-rate-plans.md', 'connections.md'].map(async (file) => {
    const text = await readFile(path.join(docs, file), 'utf8');
    return { file, calls: writtenCalls(text, { LOGIN: 'login', PASSWORD: 'password' }) };
  }),
);

test('messages of the documents are taken by the demo hotels, as they are written', async () => {
  const hotelOf = (url: URL): number => Number(/^\/api\/hotels\/(\d+)\/alpinebits$/.exec(url.pathname)?.[1]);
  const asked = new Set(written.flatMap(({ calls }) => calls.map(({ url }) => hotelOf(url))));
  const clients = new Map<number, ReturnType<typeof alpineClient>>();
  for (const { documentFile } of demoHotels) {
    const read = await readDocument(documentFile);
    if (!read.ok) throw new Error(`${documentFile} is not valid`);
    const { hotelId } = read.document;
    if (!asked.has(hotelId)) continue;
    await openHotel(database.db, read.document, demoNights(read.document, today, 60));
    // As the desk lets it in that says of everything that the system decides it.
    const owns = ['prices', 'stock', 'restrictions'] as const;
    const made = await connectSystem(database.db, hotelId, { owns, settings: { bookings: true } }, clock.now);
    clients.set(hotelId, alpineClient(app, { hotelId, ...made }));
  }
  expect(written.map(({ calls }) => calls.length)).toEqual([2, 2, 2]);
  for (const { file, calls } of written)
    for (const { url, user, headers, parts } of calls) {
      expect({ file, from: url.origin, user }).toEqual({ file, from: 'http://127.0.0.1:3000', user: 'login:password' });
      const { action = '', request = '', ...others } = Object.fromEntries(parts);
      expect(others).toEqual({});
      const reply = await clients.get(hotelOf(url))?.send(action, request, { headers });
      expect({ file, action, ...reply }).toMatchObject({
        status: 200,
        outcome: expect.stringMatching(/success|advisory/),
      });
    }
});
