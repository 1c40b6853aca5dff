import { listChanges } from '@stayfront/contract/desk/changes';
import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import { describe, expect, test } from 'vitest';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { houseSetup } from '../../testing/house-setup.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const openHouse = houseSetup(app, db, clock);

/** What guests read. */
const roomName = async (hotelId: number): Promise<string | undefined> =>
  (await app.inject(`/api/hotels/${hotelId}/descriptive-info?lang=de`)).json<DescriptiveInfo>().guestRooms[0]
    ?.roomTypeName;

describe('publishing', () => {
  test('puts all of it before guests at once, as a version with who and when, and leaves an empty draft', async () => {
    const { hotelId, mara, beat, desk } = await openHouse();
    await mara.type({ 'rooms/double/name/de': 'Seezimmer' });
    const { number } = await beat.type({ 'ratePlans/prepaid': undefined, 'config/refundDays': 5 });
    clock.now += 60_000;
    const published = await beat.publish(number);
    expect(published).toMatchObject({
      status: 201,
      body: { left: 0, version: { version: 2, by: 'beat@probe.example', how: 'published', fields: 3, putBack: null } },
    });
    expect((await mara.get()).draft).toMatchObject({ number: 3, fields: [], version: 2 });
    expect(await roomName(hotelId)).toBe('Seezimmer');
    const cookie = await desk.enter('olga@probe.example');
    const log = await desk.ask(listChanges, { cookie, query: { kind: 'property' } });
    expect(log.json()).toMatchObject({
      changes: [
        {
          who: 'beat@probe.example',
          what: 'house.published',
          kind: 'property',
          fields: expect.arrayContaining([{ field: 'config/refundDays', before: 10, after: 5 }]),
        },
      ],
    });
  });

  test('happens once, however often it is asked for', async () => {
    const { mara } = await openHouse();
    const { number } = await mara.type({ name: 'Seehof' });
    const replies = await Promise.all([1, 2, 3].map(() => mara.publish(number, undefined, 'once')));
    expect(replies).toEqual(Array(3).fill(replies[0]));
    expect(replies[0]).toMatchObject({ status: 201, body: { version: { version: 2 } } });
    expect((await mara.get()).version.version).toBe(2);
    expect(await mara.publish(number + 1, undefined, 'once')).toMatchObject({ body: { code: 'idempotency.mismatch' } });
    expect(await mara.publish(2)).toMatchObject({ status: 409, body: { code: 'house.nothing' } });
  });

  test('is refused with every fault at its field, and with what was not looked at, and changes nothing', async () => {
    const { mara, beat } = await openHouse();
    const { number } = await mara.type({ name: '', 'rooms/double/size': 'large', areaUnit: 'ft2' });
    const refused = await mara.publish(number);
    expect(refused).toMatchObject({ status: 422, body: { code: 'house.faulty' } });
    expect(refused.body.errors?.map(({ field }) => field)).toEqual(['name', 'rooms/double/size']);
    await beat.type({ 'rooms/family/size': 41 });
    expect(await mara.publish(number)).toMatchObject({ status: 409, body: { code: 'house.draft_changed' } });
    expect((await mara.get()).version.version).toBe(1);
    // What is right may go before.
    expect(await beat.publish(2, ['areaUnit', 'rooms/family/size'])).toMatchObject({ status: 201, body: { left: 2 } });
    expect(await beat.publish(3, ['areaUnit'])).toMatchObject({
      status: 400,
      body: { code: 'input.invalid', errors: [{ field: 'paths.0' }] },
    });
  });

  test('keeps what a system has put meanwhile in other fields, and asks about the same ones', async () => {
    const { mara, beat, pms, document } = await openHouse();
    const { number } = await mara.type({ name: 'Seehof', 'rooms/double/size': 30, areaUnit: 'ft2' });
    const [double, family] = document.rooms;
    const attic = { ...double, id: 'attic' };
    const theirs = { ...document, name: 'Seerose', rooms: [{ ...double, size: 30 }, { ...family, beds: 5 }, attic] };
    expect(await pms.put('document', theirs)).toMatchObject({ status: 200 });
    expect(await mara.publish(number)).toMatchObject({
      status: 409,
      body: { code: 'house.changed', details: { conflicts: [{ path: 'name', after: 'Seehof' }] } },
    });
    const { draft, version } = await beat.get();
    expect(version).toMatchObject({ version: 2, how: 'put', by: 'Our PMS' });
    expect(draft.fields).toMatchObject([
      { path: 'areaUnit', conflict: null },
      { path: 'name', conflict: { theirs: 'Seerose', version: 2, by: 'Our PMS', canKeepMine: true } },
    ]);
    // Chosen while they have gone on: it stays to be chosen.
    const stale = await beat.settle([{ path: 'name', keep: 'mine', theirs: 'Seeblick' }]);
    expect(stale.body.fields.find(({ path }) => path === 'name')?.conflict).not.toBeNull();
    const settled = await beat.settle([{ path: 'name', keep: 'mine', theirs: 'Seerose' }]);
    expect(await mara.publish(settled.body.number)).toMatchObject({ status: 201, body: { left: 0 } });
    expect((await mara.get()).document).toMatchObject({
      name: 'Seehof',
      areaUnit: 'ft2',
      rooms: [{ size: 30 }, { beds: 5 }, { id: 'attic' }],
    });
  });

  test('lets go of a field that its room has lost, and keeps theirs where that is chosen', async () => {
    const { mara, pms, document } = await openHouse();
    await mara.type({ 'rooms/family/size': 41, name: 'Seehof' });
    const rooms = document.rooms.slice(0, 1);
    await pms.put('document', { ...document, name: 'Seerose', rooms });
    const { draft } = await mara.get();
    expect(draft.fields).toMatchObject([
      { path: 'name', conflict: { canKeepMine: true } },
      { path: 'rooms/family/size', conflict: { canKeepMine: false } },
    ]);
    const kept = await mara.settle([{ path: 'rooms/family/size', keep: 'mine' }]);
    expect(kept.body.paths).toEqual(['name', 'rooms/family/size']);
    const settled = await mara.settle([
      { path: 'rooms/family/size', keep: 'theirs' },
      { path: 'name', keep: 'theirs', theirs: 'Seerose' },
    ]);
    expect(settled.body.fields).toEqual([]);
  });

  test('is refused by name where a room has guests to come, until they have left', async () => {
    const { hotelId, mara } = await openHouse();
    const guest = guestApi(app, hotelId);
    const { reference } = await guest.findProduct('family', 'pay-at-hotel', {
      checkIn: '2027-06-05',
      checkOut: '2027-06-07',
    });
    const { reservationId } = (await guest.book(bookingOf([reference]))).body;
    const { number } = await mara.type({ 'rooms/family': undefined });
    expect(await mara.publish(number)).toMatchObject({
      status: 409,
      body: {
        code: 'house.room_booked',
        details: { rooms: [{ room: 'family', stays: 1, lastDeparture: '2027-06-07', references: [reservationId] }] },
      },
    });
    await guest.cancel(reservationId);
    expect(await mara.publish(number)).toMatchObject({ status: 201 });
  });
});
