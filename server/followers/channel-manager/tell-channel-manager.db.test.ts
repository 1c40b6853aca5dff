import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { requeueTellings } from '../connection/requeue-tellings.ts';
import { openChannelSetup } from '../../testing/channel-setup.ts';

const database = await freshDatabase();
const setup = await openChannelSetup(database, { nights: 60, rooms: 20 });
const { api, book, deliveries, day, left, tell, theirs } = setup;
const fail = (kind: 'error-before' | 'error-after' | 'fails-later' | 'timeout-after', times = 1): void =>
  theirs.faults.set([{ on: 'reservation', kind, times }]);
const kept = (id: string) => theirs.bookings().find((one) => one.id === id);
const statuses = (id: string) =>
  theirs
    .received()
    .filter((one) => one.id === id)
    .map(({ resStatus }) => resStatus);
const statesOf = async (id: string) =>
  (await deliveries()).filter((one) => one.reservation_id === id).map(({ kind, state }) => `${kind} ${state}`);

beforeEach(async () => {
  theirs.faults.set([]);
  await tell();
});

describe('a channel manager', () => {
  test('is told of a booking with its rooms, guests and prices', async () => {
    const { reservationId } = await book(3, 5, { rooms: 2 });
    expect(await tell()).toBeNull();
    const booking = kept(reservationId);
    expect(booking).toMatchObject({ status: 'booked', surname: 'Lovelace' });
    expect(booking?.rooms).toHaveLength(2);
    expect(booking?.rooms[0]).toMatchObject({
      room: 'double',
      ratePlan: 'BAR',
      start: day(3),
      end: day(5),
      guests: { '10': 2 },
    });
    const [room] = booking?.rooms ?? [];
    const cents = (text = '0'): number => Math.round(Number(text) * 100);
    expect(room?.nights.reduce((sum, night) => sum + cents(night), 0)).toBe(cents(room?.total));
    expect(booking?.rooms.reduce((sum, { total }) => sum + cents(total), 0)).toBe(cents(booking?.total));
    expect(await statesOf(reservationId)).toEqual(['commit acknowledged']);
  });

  test('is told of one room that is cancelled as a change, and of all of them as a cancellation', async () => {
    const held = await book(6, 8, { rooms: 2 });
    await tell();
    await api.cancelRoom(held, 0);
    await tell();
    expect(kept(held.reservationId)?.rooms).toHaveLength(1);
    await api.cancel(held.reservationId);
    await tell();
    expect(kept(held.reservationId)).toMatchObject({ status: 'cancelled', rooms: [] });
    expect(statuses(held.reservationId)).toEqual(['Commit', 'Modify', 'Cancel']);
  });

  test('that was away hears all of it in order, once', async () => {
    const held = await book(10, 12, { rooms: 2 });
    fail('error-before', 5);
    expect(await tell()).toContain('503');
    await api.cancelRoom(held, 1);
    expect(await tell()).toContain('503');
    await api.cancel(held.reservationId);
    theirs.faults.set([]);
    expect(await tell()).toBeNull();
    expect(statuses(held.reservationId)).toEqual(['Commit', 'Modify', 'Cancel']);
    expect(await statesOf(held.reservationId)).toEqual([
      'commit acknowledged',
      'modify acknowledged',
      'cancel acknowledged',
    ]);
  });

  test('whose answer was lost has the booking once', async () => {
    const { reservationId } = await book(14, 15);
    fail('error-after');
    expect(await tell()).toContain('500');
    expect(await tell()).toBeNull();
    expect(kept(reservationId)?.rooms).toHaveLength(1);
    expect(theirs.bookings().filter(({ id }) => id === reservationId)).toHaveLength(1);
    expect(
      new Set(
        theirs
          .received()
          .filter(({ id }) => id === reservationId)
          .map(({ token }) => token),
      ).size,
    ).toBe(1);
  });

  test('that cannot take one booking now holds up no other', async () => {
    const first = await book(16, 17);
    const second = await book(16, 17);
    fail('fails-later');
    expect(await tell()).toContain('450');
    expect([kept(first.reservationId), kept(second.reservationId)]).toMatchObject([undefined, { status: 'booked' }]);
    expect(await tell()).toBeNull();
    expect(kept(first.reservationId)).toMatchObject({ status: 'booked' });
  });

  test('whose job the queue has given up is told by the next sweep', async () => {
    const { reservationId } = await book(18, 19);
    await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(database.db);
    await requeueTellings(database.db, setup.clock.now + 10 * 60_000);
    const { rows } = await sql<{ attempts: number }>`
      select attempts from graphile_worker.jobs where task_identifier = 'tell-channel-manager'`.execute(database.db);
    expect(rows).toContainEqual({ attempts: 0 });
    expect(await statesOf(reservationId)).toEqual(['commit waiting']);
  });
});

describe('how many rooms are left', () => {
  const limit = (n: number, rooms: number) => {
    setup.clock.now += 1_000;
    return theirs.pushAvailability([{ room: 'double', ratePlan: 'BAR', start: day(n), end: day(n), limit: rooms }]);
  };

  test('counts a booking that the other side has not heard of', async () => {
    await book(20, 21);
    await limit(20, 5);
    expect(await left(20)).toBe(4);
    await tell();
    expect(await left(20)).toBe(4); // and what it says then is right
    await limit(20, 4);
    expect(await left(20)).toBe(4);
  });

  test('is right when the limit came back sooner than the answer', async () => {
    await book(22, 23);
    fail('error-after');
    await tell();
    await limit(22, 4); // it counts the booking, which we do not know yet
    expect(await left(22)).toBe(3);
    await tell();
    expect(await left(22)).toBe(4);
  });

  test('is not taken up again where somebody has lowered it meanwhile', async () => {
    await book(24, 25);
    fail('error-after');
    await tell();
    await limit(24, 4);
    await sql`update inventory set total = sold + 1 where date = ${day(24)} and room_id = 'double'`.execute(
      database.db,
    );
    await tell();
    expect(await left(24)).toBe(1);
  });

  test('has a cancellation that the other side has not heard of', async () => {
    const { reservationId } = await book(26, 27);
    await tell();
    await limit(26, 4);
    await api.cancel(reservationId);
    await limit(26, 4);
    expect(await left(26)).toBe(5);
    await tell();
    await limit(26, 5);
    expect(await left(26)).toBe(5);
  });
});
