import { listMessages, type Message } from '@stayfront/contract/desk/messages';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eraseReservation } from '../../followers/privacy/erase-reservation.ts';
import { forgetOldTries } from '../../followers/connection/forget-old-tries.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { openConnectionsSetup } from '../../testing/connections-setup.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada } from '../../testing/guest-api.ts';
import { marks } from '../../testing/partner-setup.ts';

const database = await freshDatabase();
const { db } = database;
const rig = await openConnectionsSetup(database);
const setup = rig.partners;
const { hotelId, clock, guest, ask } = rig;
const { messages, messageOf, put, book, work, receiver } = rig;

describe('messages', () => {
  test('K28 come newest first in pages that leave nothing out, whoever they are for', async () => {
    await put('http://127.0.0.1:9/');
    await put('http://127.0.0.1:9/', 'bookkeeping');
    await setup.put('trivago');
    for (let i = 0; i < 3; i++) await setup.book(marks.trivago);
    const all = (await messages({ limit: 100 })).map(({ messageId }) => messageId);
    expect(all).toHaveLength(9);
    for (const limit of [1, 4]) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: { messages: Message[]; cursor: string | null } = await ask(listMessages, {
          query: { limit, ...(cursor ? { cursor } : {}) },
        });
        seen.push(...page.messages.map(({ messageId }) => messageId));
        ({ cursor } = page);
      }
      expect(seen.toSorted()).toEqual(all.toSorted());
    }
    expect(await messages({ connectionId: 'partner.trivago' })).toHaveLength(3);
    expect(await ask(listMessages, { query: { cursor: 'WzEsMl0' } })).toMatchObject({ code: 'cursor.invalid' });
  });

  test('K28 about a guest are found by name, reference or telephone, together with the other filters', async () => {
    await put('http://127.0.0.1:9/');
    await setup.put('trivago');
    const { reservationId: byTrivago } = await setup.book(marks.trivago);
    const other = await book();
    const found = async (query: object) =>
      (await messages(query)).map(({ connectionId, reservationId }) => [connectionId, reservationId]);
    const byId = ([one = '']: string[], [other = '']: string[]): number => one.localeCompare(other);
    const ofTrivago = [
      ['partner.trivago', byTrivago],
      ['webhook.pms', byTrivago],
    ];
    expect((await found({ text: byTrivago })).toSorted(byId)).toEqual(ofTrivago);
    expect((await found({ text: byTrivago.toLowerCase().slice(4) })).toSorted(byId)).toEqual(ofTrivago);
    expect(await found({ text: byTrivago, connectionId: 'webhook.pms' })).toEqual(ofTrivago.slice(1));
    expect(await found({ text: `${ada.surname} ${ada.givenName}`, limit: 100 })).toContainEqual(['webhook.pms', other]);
    expect(await found({ text: 'nobody of this house' })).toEqual([]);
    expect(await ask(listMessages, { query: { text: 'x'.repeat(101) } })).toMatchObject({
      errors: [{ field: 'text' }],
    });
  });

  test('K28 of a guest who is forgotten say nothing of the guest, and how old ones fared is forgotten', async () => {
    const there = await receiver((response, { body }) => response.writeHead(400).end(`Not understood: ${body}`));
    await put(there.url);
    const id = await book();
    await work();
    const [message] = await messages();
    const answer = async () => (await messageOf(message?.messageId ?? '')).tries[0]?.answer;
    expect(await answer()).toContain('Not understood');
    const said = JSON.stringify((await sql`select * from message_try`.execute(db)).rows);
    for (const word of [ada.givenName, ada.surname, ada.email, '7946']) expect(said).not.toContain(word);
    await guest.cancel(id);
    const hotel = await knownHotels(db).current(hotelId);
    if (!hotel) throw new Error('There is no hotel');
    await eraseReservation(db, hotel, { reservationId: id, who: 'hotel' }, clock.now);
    expect(await answer()).toBeNull();
    expect(JSON.stringify(await messageOf(message?.messageId ?? ''))).not.toContain(ada.surname);
    expect((await messages()).every(({ guestName }) => guestName === null)).toBe(true);
    await forgetOldTries(db, clock.now + 31 * 86_400_000);
    expect((await sql`select from message_try`.execute(db)).rows).toEqual([]);
  });
});
