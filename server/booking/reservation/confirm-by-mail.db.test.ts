import { randomUUID } from 'node:crypto';
import { holdMinutes } from '@stayfront/rules/booking/hold';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf } from '../../testing/guest-api.ts';
import { wrongNights } from '../../testing/night-books.ts';
import { startApp } from '../../testing/start-app.ts';
import { withoutCardSetup } from '../../testing/without-card-setup.ts';
import { endHold } from './end-hold.ts';
import { sweep } from './sweep.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const api = withoutCardSetup(database, app, clock);

beforeEach(async () => {
  clock.now = noon;
  await api.clear();
});

describe('a booking that the guest has to confirm', () => {
  beforeEach(async () => void (await api.open({ roomsPerEmail: 0 })));

  test('holds its rooms, is told to the guest alone, and stands once the link in the mail was used', async () => {
    const { body } = await api.begin({ email: ada.email });
    expect(body).toMatchObject({ status: 'held', awaits: 'mail', payableNow: 0, areRoomsHeld: true });
    expect(body.holdExpiresAt).toBe(new Date(noon + holdMinutes * 60_000).toISOString());
    expect([await api.sold(), await api.held()]).toEqual([0, 1]);
    expect((await api.queued()).map(({ name }) => name)).toEqual(['end-hold', 'tell-guest']);
    const { mail, code } = await api.readMail();
    expect(mail?.subject).toContain('Please confirm your booking');
    expect(mail?.text).toContain('The rooms are kept for you until');
    expect((await api.readReservation(body.reservationId, { t: body.token })).body).toMatchObject({
      status: 'held',
      awaits: 'mail',
    });
    expect(await api.held()).toBe(1); // looking changes nothing
    for (let n = 0; n < 2; n++)
      expect(await api.confirm(body, code)).toMatchObject({ status: 200, body: { status: 'book' } });
    expect([await api.sold(), await api.held()]).toEqual([1, 0]);
    expect((await api.queued()).map(({ name }) => name)).toContain('send-confirmation');
    expect((await api.queued()).filter(({ name }) => name === 'tell-hotel')).toHaveLength(1);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('is not confirmed by who only has what the browser was told', async () => {
    const { body } = await api.begin();
    const { code } = await api.readMail();
    for (const wrong of [body.token, 'x', code.slice(1), `${code}x`])
      expect(await api.confirm(body, wrong)).toMatchObject({ status: 404, body: { code: 'reservation.unknown' } });
    expect(await api.confirm({ ...body, token: code }, code)).toMatchObject({ status: 404 });
    expect(await api.confirm(body, '')).toMatchObject({ status: 400, body: { errors: [{ field: 'code' }] } });
    expect(await api.sold()).toBe(0);
  });

  test('is over when nobody confirms it in time: the rooms go back and the guest is told', async () => {
    const { body } = await api.begin({ email: ada.email });
    const { code } = await api.readMail();
    clock.now += holdMinutes * 60_000 - 1;
    await endHold(db, { hotelId: 7001, reservationId: body.reservationId }, clock.now);
    expect(await api.held()).toBe(1);
    clock.now += 1;
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await sweep(db, clock.now);
    await endHold(db, { hotelId: 7001, reservationId: body.reservationId }, clock.now);
    expect(await api.held()).toBe(0);
    expect((await api.readMail()).mail?.subject).toContain('Booking not confirmed');
    expect(await api.queued()).toHaveLength(1);
    expect(await api.confirm(body, code)).toMatchObject({ status: 409, body: { code: 'reservation.not_held' } });
    expect((await api.readReservation(body.reservationId, { t: body.token })).body).toMatchObject({
      status: 'discarded',
      awaits: 'mail',
    });
  });

  test('without rooms kept gets them if they are free, and is told if not', async () => {
    await api.open({ roomsPerEmail: 0 }, { rooms: 2 });
    const first = await api.begin();
    const firstCode = (await api.readMail()).code;
    const second = await api.begin();
    const { code } = await api.readMail();
    expect([first.body.areRoomsHeld, second.body.areRoomsHeld]).toEqual([true, false]);
    expect((await api.confirm(second.body, code)).status).toBe(200);
    const third = await api.begin();
    expect(third.body.code).toBe('sold_out');
    expect((await api.confirm(first.body, firstCode)).status).toBe(200);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('says the same when it is asked for again under its key, also after it was confirmed', async () => {
    const reference = await api.quote();
    const key = randomUUID();
    const first = await api.book(bookingOf([reference]), key);
    expect(await api.book(bookingOf([reference]), key)).toEqual(first);
    await api.confirm(first.body, (await api.readMail()).code);
    expect(await api.book(bookingOf([reference]), key)).toEqual(first);
    expect(await api.sold()).toBe(1);
  });

  test('can be given up and cancelled by its guest', async () => {
    const [first, second] = [await api.begin(), await api.begin({ email: ada.email })];
    expect((await api.discard(first.body)).body).toMatchObject({ status: 'discarded' });
    expect((await api.cancel(second.body.reservationId)).body).toMatchObject({ status: 'cancel', cancellationFee: 0 });
    expect([await api.sold(), await api.held()]).toEqual([0, 0]);
  });
});
