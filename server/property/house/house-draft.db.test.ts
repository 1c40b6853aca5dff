import type { DescriptiveInfo } from '@stayfront/contract/hotel';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { houseSetup } from '../../testing/house-setup.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const openHouse = houseSetup(app, db, clock);

const byPath = (fields: readonly { path: string; by?: string }[]): (string | undefined)[][] =>
  fields.map(({ path, by }) => [path, by]);

/** What guests read. */
const roomName = async (hotelId: number): Promise<string | undefined> =>
  (await app.inject(`/api/hotels/${hotelId}/descriptive-info?lang=de`)).json<DescriptiveInfo>().guestRooms[0]
    ?.roomTypeName;

describe('a draft of a house', () => {
  test('keeps what several people type, field by field, and guests see nothing of it', async () => {
    const { hotelId, mara, beat } = await openHouse();
    await mara.type({ 'rooms/double/name/de': 'Doppelzimmer am See', tagline: { en: 'Quiet' } });
    clock.now += 60_000;
    await beat.type({ 'rooms/family/size': 40, 'rooms/double/name/fr': 'Chambre double' });
    const { draft, version, document } = await mara.get();
    expect(byPath(draft.fields)).toEqual([
      ['rooms/double/name/de', 'mara@probe.example'],
      ['rooms/double/name/fr', 'beat@probe.example'],
      ['rooms/family/size', 'beat@probe.example'],
      ['tagline/en', 'mara@probe.example'],
    ]);
    expect(draft).toMatchObject({ version: 1, number: 2, faults: [] });
    expect(version).toMatchObject({ version: 1, how: 'imported', by: 'system', fields: null });
    expect(JSON.stringify(document)).not.toContain('am See');
    expect(await roomName(hotelId)).toBe('Doppelzimmer');
  });

  test('tells whoever types over what another has just written, keeps that, and takes all the rest', async () => {
    const { mara, beat } = await openHouse();
    await mara.type({ name: 'Seehof' });
    const { body } = await beat.change([
      { path: 'name', before: 'Hotel Probe', after: 'Seegarten' },
      { path: 'areaUnit', before: 'm2', after: 'ft2' },
    ]);
    expect(body.conflicts).toEqual([
      {
        path: 'name',
        theirs: 'Seehof',
        mine: 'Seegarten',
        by: 'mara@probe.example',
        at: new Date(clock.now).toISOString(),
      },
    ]);
    expect(byPath(body.draft.fields)).toEqual([
      ['areaUnit', 'beat@probe.example'],
      ['name', 'mara@probe.example'],
    ]);
    // In a field that guests see and nobody has touched, too; nothing is counted as a change.
    const again = await beat.change([{ path: 'currency', before: 'EUR', after: 'USD' }]);
    expect(again.body).toMatchObject({ draft: { number: 2 }, conflicts: [{ theirs: 'CHF', by: null, at: null }] });
  });

  test('is changed once by what is sent twice, and by two at the same moment in some order', async () => {
    const { mara, beat } = await openHouse();
    const changes = [{ path: 'name', before: 'Hotel Probe', after: 'Seehof' }];
    const replies = await Promise.all([mara.change(changes), mara.change(changes), mara.change(changes)]);
    expect(replies.map(({ body }) => [body.draft.number, body.conflicts])).toEqual(Array(3).fill([1, []]));
    const fields = Array.from({ length: 8 }, (_, i) => ({ path: `tagline/${['en', 'fr', 'it', 'es'][i % 4]}`, i }));
    const types = fields.map(({ path, i }) => {
      const before = path === 'tagline/en' ? 'Quiet rooms for tests' : undefined;
      return (i % 2 ? mara : beat).change([{ path, ...(before ? { before } : {}), after: `Words ${i}` }]);
    });
    const typed = await Promise.all(types);
    const left = typed.flatMap(({ body }) => body.conflicts.map(({ path }) => path)).toSorted();
    expect(left).toEqual(['tagline/en', 'tagline/es', 'tagline/fr', 'tagline/it']);
    expect((await mara.get()).draft.number).toBe(5);
  });

  test('tells a page that has read it before only what is new, and what is changed no longer', async () => {
    const { mara } = await openHouse();
    const { number } = await mara.type({ name: 'Seehof', areaUnit: 'ft2' });
    const { body } = await mara.change([{ path: 'areaUnit', before: 'ft2', after: 'm2' }], number);
    expect(body.draft).toMatchObject({ number: 2, fields: [], paths: ['name'] });
  });

  test('takes rooms, their order and whole lists, and has every fault at its field', async () => {
    const { mara, document } = await openHouse();
    const [double, family] = document.rooms;
    const draft = await mara.type({
      'rooms/attic': { ...double, id: 'attic', size: -1, pictures: ['sky'] },
      'rooms/:order': ['attic', 'family', 'double'],
      weekdayRules: [{ kind: 'StayDateRestriction', startDate: '2027-07-02', endDate: '2027-07-01' }],
      'ratePlans/prepaid/rooms': ['cellar'],
      'legal/generalTerms/de': '  ',
      name: '',
      hotelId: 7001,
    });
    expect(family).toBeDefined();
    expect(draft.paths).toEqual([
      'hotelId',
      'legal/generalTerms',
      'name',
      'ratePlans/prepaid/rooms',
      'rooms/:order',
      'rooms/attic',
      'weekdayRules',
    ]);
    expect(new Set(draft.faults.map(({ path }) => path))).toEqual(
      new Set([
        'hotelId',
        'name',
        'rooms/attic/size',
        'rooms/attic/pictures/0',
        'ratePlans/prepaid/rooms/0',
        'legal/generalTerms/de',
        ...['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'].map((day) => `weekdayRules/0/${day}`),
      ]),
    );
    expect(draft.faults.map(({ message }) => message).join()).not.toMatch(/Invalid|expected|received|undefined/);
    // For whoever says it in another language.
    expect(draft.faults).toContainEqual(
      expect.objectContaining({ path: 'rooms/attic/size', params: { minimum: 0, origin: 'number' } }),
    );
  });

  test('can be discarded in whole or in part, and comes back by what is answered', async () => {
    const { mara, beat, document } = await openHouse();
    const { number } = await mara.type({
      name: 'Seehof',
      'rooms/attic': { ...document.rooms[0], id: 'attic' },
      'rooms/double': undefined,
    });
    const before = await mara.get();
    const some = await beat.discard(number, ['name']);
    expect(some.body).toMatchObject({ draft: { number: 2, paths: ['rooms/attic', 'rooms/double'] } });
    await beat.type({ areaUnit: 'ft2' });
    expect((await mara.discard(2)).body).toMatchObject({ status: 409, code: 'house.draft_changed' });
    // What she has seen goes, whatever others type elsewhere.
    expect(await beat.discard(3, ['areaUnit'])).toMatchObject({ status: 200 });
    const all = (await mara.discard(2)).body as { discarded: never[] };
    expect((await mara.get()).draft.fields).toEqual([]);
    await beat.change([{ path: 'name', before: 'Hotel Probe', after: 'Seehof' }, ...all.discarded]);
    const texts = ({ draft }: typeof before) => draft.fields.map(({ path, after }) => [path, after]);
    expect(texts(await mara.get())).toEqual(texts(before));
  });

  test('is refused what is no field, what is no document and what is too much, and stays as it is', async () => {
    const { mara } = await openHouse();
    for (const path of [
      'rooms/double/colour',
      'rooms/double/name/xx',
      'constructor/prototype/isAdmin',
      'toString',
      '__proto__',
      ' ',
      '/',
    ])
      expect([path, await mara.change([{ path, after: 'x' }])]).toMatchObject([
        path,
        { status: 400, body: { code: 'input.invalid', errors: [{ field: 'changes.0.path' }] } },
      ]);
    for (const changes of [
      [],
      [{ after: 'x' }],
      [{ path: 'name', now: 'x' }],
      [{ path: 'x'.repeat(401) }],
      'all',
      null,
    ])
      expect(await mara.change(changes as never)).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
    const whole = 'x'.repeat(3 * 1024 * 1024);
    expect(await mara.change([{ path: 'tagline/en', before: 'Quiet rooms for tests', after: whole }])).toMatchObject({
      status: 200,
    });
    expect(await mara.change([{ path: 'description/de', before: 'Ein Haus für Tests.', after: whole }])).toMatchObject({
      status: 413,
      body: { code: 'house.too_large' },
    });
    expect(await mara.change([{ path: 'name', after: whole.repeat(4) }])).toMatchObject({ status: 413 });
    // Somewhere that has no place is a conflict like any other.
    const lost = await mara.change([{ path: 'rooms/cellar/size', after: 3 }]);
    expect(lost.body).toMatchObject({ conflicts: [{ path: 'rooms/cellar/size', by: null }] });
    expect((await mara.get()).draft.paths).toEqual(['tagline/en']);
  });
});
