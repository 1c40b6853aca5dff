import { randomUUID } from 'node:crypto';
import { quoteEnd } from '@stayfront/rules/booking/quote';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeSetup, refused } from '../../testing/change-setup.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const setup = changeSetup(database, await startApp(database, clock), clock);
const { api, changes, june, later, family, bookRoom, soldNights } = setup;

beforeEach(async () => {
  clock.now = noon;
  await setup.open();
});

describe('a change', () => {
  test('needs the token, a room that stands and the newest version', async () => {
    const mine = await bookRoom();
    const other = await bookRoom('family');
    const { reference } = await changes.find(mine, family, later);
    for (const token of [other.token, 'x', `${mine.token}x`, mine.token.slice(1)]) {
      expect(await changes.quote({ ...mine, token }, { reference, version: 1 })).toMatchObject(
        refused(404, 'reservation.unknown'),
      );
      expect(await changes.make({ ...mine, token }, 'x')).toMatchObject(refused(404, 'reservation.unknown'));
      expect(await changes.status({ ...mine, token }, 'x')).toMatchObject(refused(404, 'reservation.unknown'));
      expect(await changes.discard({ ...mine, token }, 'x')).toMatchObject(refused(404, 'reservation.unknown'));
      expect(await changes.pay({ ...mine, token }, 'x', 1)).toMatchObject(refused(404, 'reservation.unknown'));
      expect((await changes.offers({ ...mine, token }, june)).status).toBe(404);
    }
    expect(await changes.quote(mine, { reference, roomStayIndex: 2 })).toMatchObject(refused(404, 'room_stay.unknown'));
    expect(await changes.quote(mine, { reference, version: 2 })).toMatchObject(refused(412, 'reservation.version'));
    expect(await changes.status(mine, 'SC123')).toMatchObject(refused(404, 'change.unknown'));
  });

  test('is made once, however often it is sent; and not with a text that is not ours', async () => {
    const mine = await bookRoom();
    const { reference } = await changes.find(mine, family, june);
    const { change } = (await changes.quote(mine, { reference })).body;
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => changes.make(mine, change, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, body: { version: 2 } });
    expect(await changes.make(mine, `${change}x`, key)).toMatchObject(refused(422, 'idempotency.mismatch'));
    expect(await changes.make(mine, change)).toMatchObject(refused(412, 'reservation.version'));
    const [text = '', signature = ''] = change.split('.');
    const forged = JSON.parse(Buffer.from(text, 'base64url').toString()) as { terms: { refund: number } };
    forged.terms.refund = 1_000;
    const packed = Buffer.from(JSON.stringify(forged)).toString('base64url');
    for (const wrong of ['x', `${packed}.${signature}`, `${text}.`, text])
      expect(await changes.make(mine, wrong)).toMatchObject(refused(422, 'quote.invalid'));
  });

  test('is of its own reservation, and ends with its quote', async () => {
    const mine = await bookRoom();
    const asked = clock.now;
    const { reference } = await changes.find(mine, family, june);
    const { change, expiresAt } = (await changes.quote(mine, { reference })).body;
    const other = await bookRoom('double', { checkIn: '2027-06-17', checkOut: '2027-06-18' });
    expect(await changes.make(other, change)).toMatchObject(refused(422, 'quote.invalid'));
    clock.now = Date.parse(expiresAt) + 1;
    expect(await changes.make(mine, change)).toMatchObject(refused(409, 'quote.expired'));
    clock.now = quoteEnd(asked) + 1;
    expect(await changes.quote(mine, { reference })).toMatchObject(refused(409, 'quote.expired'));
  });

  test('is not made of what cannot be paid or secured at this hotel', async () => {
    const mine = await bookRoom();
    for (const plan of ['prepaid', 'guaranteed']) {
      const { reference } = await changes.find(mine, `double.${plan}`, june);
      expect(await changes.quote(mine, { reference })).toMatchObject(refused(409, 'payment.unavailable'));
    }
  });

  test('and a cancellation at once: one after the other, and the rooms are given back once', async () => {
    for (let round = 0; round < 5; round++) {
      const mine = await bookRoom();
      const { reference } = await changes.find(mine, family, june);
      const { change } = (await changes.quote(mine, { reference })).body;
      const [made, cancelled] = await Promise.all([changes.make(mine, change), api.cancel(mine.reservationId)]);
      expect(cancelled.status).toBe(200);
      expect([201, 409]).toContain(made.status);
      expect(await soldNights()).toEqual([]);
    }
  });
});
