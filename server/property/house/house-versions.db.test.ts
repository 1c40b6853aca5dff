import { exportHouse, importHouse } from '@stayfront/contract/desk/house/file';
import { listHouseVersions } from '@stayfront/contract/desk/house/versions';
import type { HouseVersion } from '@stayfront/contract/desk/house/shapes';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { houseSetup, type HouseAtDesk } from '../../testing/house-setup.ts';
import { startApp } from '../../testing/start-app.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { removePicture } from '../hotel/remove-picture.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const openHouse = houseSetup(app, db, clock);

describe('versions of a house', () => {
  const listOf = async ({ mara }: HouseAtDesk): Promise<HouseVersion[]> =>
    (await mara.ask<{ versions: HouseVersion[] }>(listHouseVersions)).body.versions;

  test('are all that it had, by whoever put it; what says the same is none', async () => {
    const house = await openHouse();
    const { mara, pms, document } = house;
    await pms.put('document', { ...document, name: 'Seerose' });
    await pms.put('document', { ...document, name: 'Seerose' });
    const { number } = await mara.type({ areaUnit: 'ft2' });
    await mara.publish(number);
    expect((await listOf(house)).map(({ version, how, by, fields }) => [version, how, by, fields])).toEqual([
      [3, 'published', 'mara@probe.example', 1],
      [2, 'put', 'Our PMS', 1],
      [1, 'imported', 'system', null],
    ]);
    const { body } = await mara.ask(listHouseVersions, { query: { limit: 1, before: 3 } });
    expect(body).toMatchObject({ versions: [{ version: 2 }], hasMore: true });
  });

  test('differ in fields, each with what was before and after', async () => {
    const { mara, pms, document } = await openHouse();
    await pms.put('document', { ...document, name: 'Seerose' });
    await mara.type({ 'rooms/double/size': 30 });
    expect(await mara.compare('1', '2')).toEqual([{ path: 'name', before: 'Hotel Probe', after: 'Seerose' }]);
    expect(await mara.compare('2', '1')).toEqual([{ path: 'name', before: 'Seerose', after: 'Hotel Probe' }]);
    expect(await mara.compare('published', 'draft')).toEqual([{ path: 'rooms/double/size', before: 22, after: 30 }]);
    expect(await mara.compare('1', 'draft')).toHaveLength(2);
    expect(await mara.compare('1', '9')).toBeUndefined();
  });

  test('can be put back as a new one, over which the draft still stands; that can be put back, too', async () => {
    const house = await openHouse();
    const { mara, beat, pms, document } = house;
    await pms.put('document', { ...document, name: 'Seerose', rooms: document.rooms.slice(0, 1) });
    await mara.type({ areaUnit: 'ft2' });
    expect(await beat.putBack(1, 1)).toMatchObject({ status: 409, body: { code: 'house.version_changed' } });
    expect(await beat.putBack(1, 2)).toMatchObject({
      status: 201,
      body: { version: { version: 3, how: 'put-back', putBack: 1, by: 'beat@probe.example' }, left: 1 },
    });
    const { document: back, draft } = await mara.get();
    expect(back).toEqual(JSON.parse(JSON.stringify(document)));
    expect(draft.paths).toEqual(['areaUnit']);
    expect(await beat.putBack(1, 3)).toMatchObject({ status: 409, body: { code: 'house.nothing' } });
    expect(await beat.putBack(7, 3)).toMatchObject({ status: 404, body: { code: 'house.version_unknown' } });
    expect(await beat.putBack(2, 3)).toMatchObject({ status: 201, body: { version: { putBack: 2 } } });
  });

  test('are not put back where a picture of theirs is gone or a room is booked that they do not have', async () => {
    const { hotelId, mara, pms, document } = await openHouse();
    const [double, family] = document.rooms;
    await pms.put('document', { ...document, rooms: [double], ratePlans: document.ratePlans.slice(0, 1) });
    await pms.put('document', { ...document, rooms: [double, family], ratePlans: document.ratePlans.slice(0, 1) });
    const guest = guestApi(app, hotelId);
    const stay = { checkIn: '2027-06-05', checkOut: '2027-06-07' };
    await guest.book(bookingOf([(await guest.findProduct('family', 'pay-at-hotel', stay)).reference]));
    expect(await mara.putBack(2, 3)).toMatchObject({ body: { code: 'house.room_booked' } });
    await inHotel(db, hotelId, (tx) => removePicture(tx, hotelId, 'room'));
    expect(await mara.putBack(1, 3)).toMatchObject({
      status: 422,
      body: { code: 'house.faulty', errors: [{ field: 'pictures/room/id', code: 'input.unknown' }] },
    });
  });

  test('stay as they were: the database changes none', async () => {
    const { hotelId } = await openHouse();
    const attempts = [
      sql`update house_version set made_by = 'nobody'`,
      sql`delete from house_version`,
      sql`truncate house_version`,
    ];
    for (const attempt of attempts)
      await expect(inHotel(db, hotelId, (tx) => attempt.execute(tx))).rejects.toThrow(/stays as it was/);
  });

  test('begin with what a server of the release before has put without saying so', async () => {
    const house = await openHouse();
    const { hotelId, mara, pms, document } = house;
    const older = JSON.stringify({ ...document, name: 'Put by an older server' });
    await inHotel(db, hotelId, (tx) =>
      tx.updateTable('hotel').set({ document: older }).where('hotel_id', '=', hotelId).execute(),
    );
    await pms.put('document', { ...document, name: 'Seerose' });
    expect((await listOf(house)).map(({ how }) => how)).toEqual(['put', 'kept', 'imported']);
    expect(await mara.compare('2', '3')).toMatchObject([{ before: 'Put by an older server' }]);
  });
});

describe('a document as a file', () => {
  const draw = async ({ desk }: HouseAtDesk, of: string): Promise<string> => {
    const cookie = await desk.enter('rita@probe.example', 'reader');
    const reply = await desk.ask(exportHouse, { cookie, query: { of } });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': expect.stringContaining(`-${of}.json"`),
      'cache-control': 'private, no-store',
    });
    return reply.body;
  };

  test('goes out and comes in again without losing anything, at this house as draft', async () => {
    const house = await openHouse();
    const { mara, beat, document } = house;
    expect(JSON.parse(await draw(house, 'published'))).toEqual(JSON.parse(JSON.stringify(document)));
    const { number } = await mara.type({ name: 'Seehof', 'rooms/:order': ['family', 'double'], 'tagline/fr': 'Calme' });
    const written = JSON.parse(await draw(house, 'draft')) as object;
    const put = (body: object) => beat.ask<{ draft: { number: number; paths: string[] } }>(importHouse, { body });
    await put({ number, document: JSON.parse(await draw(house, '1')) as object });
    expect((await mara.get()).draft).toMatchObject({ number: 2, paths: [] });
    expect(await put({ number: 2, document: written })).toMatchObject({ status: 200, body: { discarded: [] } });
    expect((await mara.get()).draft.paths).toEqual(['name', 'rooms/:order', 'tagline/fr']);
    expect(JSON.parse(await draw(house, 'draft'))).toEqual(written);
  });

  test('that is wrong is told every fault at its field, and changes nothing', async () => {
    const { mara, document } = await openHouse();
    await mara.type({ name: 'Seehof' });
    const put = (body: object) => mara.ask(importHouse, { body });
    expect(await put({ number: 0, document })).toMatchObject({ body: { code: 'house.draft_changed' } });
    const wrong = { ...document, hotelId: 7001, colour: 'red', rooms: [{ ...document.rooms[0], beds: 'two' }] };
    const refused = await put({ number: 1, document: wrong });
    expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([
      422,
      ['rooms/double/beds', 'colour', 'hotelId'],
    ]);
    expect(await put({ number: 1, document: { ...document, hotelId: 7001 } })).toMatchObject({
      body: { errors: [{ field: 'hotelId', code: 'input.foreign' }] },
    });
    expect((await mara.get()).draft.paths).toEqual(['name']);
  });

  test('brings back what was in the draft before', async () => {
    const { mara, document } = await openHouse();
    const { number } = await mara.type({ name: 'Seehof', areaUnit: 'ft2' });
    const { body } = await mara.ask<{ discarded: never[] }>(importHouse, {
      body: { number, document: { ...document, areaUnit: 'ft2' } },
    });
    expect(body.discarded).toEqual([{ path: 'name', before: 'Hotel Probe', after: 'Seehof' }]);
    expect((await mara.change(body.discarded)).body.draft.paths).toEqual(['areaUnit', 'name']);
  });
});

test('fields of a newer release that stand in a document stay there, whatever is published beside them', async () => {
  const { hotelId, mara, document } = await openHouse();
  const rooms = document.rooms.map((room) => ({ ...room, sound: { level: 2 } }));
  const newer = JSON.stringify({ ...document, rooms, moon: ['full'] });
  await inHotel(db, hotelId, (tx) =>
    tx.updateTable('hotel').set({ document: newer, version: 9 }).where('hotel_id', '=', hotelId).execute(),
  );
  const { number, faults } = await mara.type({ name: 'Seehof' });
  expect(faults).toEqual([]);
  expect(await mara.publish(number)).toMatchObject({ status: 201 });
  expect((await mara.get()).document).toMatchObject({
    name: 'Seehof',
    moon: ['full'],
    rooms: [{ sound: { level: 2 } }, {}],
  });
  expect(await mara.change([{ path: 'stars', after: 3 }])).toMatchObject({ status: 400 });
});
