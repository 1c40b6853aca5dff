import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { forgetOldMessages } from './forget-old-messages.ts';
import { noteMessage, type SystemMessage } from './note-message.ts';
import { readRawMessage } from './read-raw-message.ts';
import { readSystemMessages } from './read-system-messages.ts';

const { db } = await freshDatabase();
const now = Date.parse('2027-06-01T10:00:00Z');
await openHotel(db, smallHotel(), smallNights(smallHotel(), stayDate('2027-06-01'), 1));
beforeEach(() => sql`delete from connection_message`.execute(db));

const message: SystemMessage = {
  connection: 'alpinebits.pms',
  direction: 'in',
  action: 'OTA_HotelInvCountNotif:FreeRooms',
  at: now,
  tookMs: 12.4,
  outcome: 'taken',
};
const note = (more: Partial<SystemMessage> = {}) =>
  inHotel(db, 7001, (tx) => noteMessage(tx, 7001, { ...message, ...more }));
const list = (wish: object = {}) =>
  inHotel(db, 7001, (tx) => readSystemMessages(tx, 7001, { limit: 10, ...wish }), 'read only');
const raw = (id: number) => inHotel(db, 7001, (tx) => readRawMessage(tx, 7001, id), 'read only');

test('a message is kept with what it changed and what was said, the newest first', async () => {
  const first = await note({ request: '<a>é</a>', answer: '<b/>', changeNumber: 4, told: { changed: 2 } });
  const second = await note({ connection: 'channel-manager.x', direction: 'out', outcome: 'failed' });
  expect(await list()).toEqual([
    expect.objectContaining({ messageId: second, outcome: 'failed', isKept: false, told: {} }),
    expect.objectContaining({
      messageId: first,
      changeNumber: 4,
      told: { changed: 2 },
      isKept: true,
      tookMs: 12,
      at: now,
    }),
  ]);
  expect(await raw(first)).toEqual({ request: '<a>é</a>', answer: '<b/>' });
  expect((await list({ connection: 'alpinebits.pms' })).map(({ messageId }) => messageId)).toEqual([first]);
  expect((await list({ onlyBad: true })).map(({ messageId }) => messageId)).toEqual([second]);
  expect((await list({ before: second })).map(({ messageId }) => messageId)).toEqual([first]);
});

test('what was said of a guest is not kept, only that it was said and of which reservation', async () => {
  const id = await note({ reservationId: 'SB4-K7QM2XH9RD', request: '<Guest name="Ada"/>', answer: '<ok/>' });
  expect(await raw(id)).toEqual({ request: null, answer: null });
  expect(await list()).toMatchObject([{ reservationId: 'SB4-K7QM2XH9RD', isKept: false }]);
});

test('after thirty days a message is forgotten', async () => {
  await note({ at: now - 31 * 86_400_000 });
  const kept = await note({ at: now - 29 * 86_400_000 });
  await forgetOldMessages(db, now);
  expect((await list()).map(({ messageId }) => messageId)).toEqual([kept]);
});
