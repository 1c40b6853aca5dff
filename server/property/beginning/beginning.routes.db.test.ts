import { beginAnotherHotel, beginHotel, copyHotel } from '@stayfront/contract/beginning';
import { getConfig } from '@stayfront/contract/hotel';
import { getOperator } from '@stayfront/contract/operator';
import type { Problem } from '@stayfront/contract/problem';
import { languages } from '@stayfront/contract/property/texts';
import { expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';
import { openHotel, smallHotel } from '../../testing/small-hotel.ts';
import { listOpenHotels } from '../hotel/list-open-hotels.ts';
import { keepTranslations } from '../hotel/keep-translations.ts';
import { loadHotel } from '../hotel/load-hotel.ts';
import { readTranslations } from '../house/read-translations.ts';
import { readOperators } from '../operator/read-operators.ts';
import { linkOfStart, makeBeginningLink } from './make-beginning-link.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T08:00:00Z') };
const app = await startApp(database, clock);
const desk = operatorApi(app, db, 1001, clock);

const owner = 'anna@seeblick.example';
const address = { addressLine: 'Seeweg', streetNumber: '1', postalCode: '6004', city: 'Luzern', countryCode: 'CH' };
const wish = { name: 'Hotel Seeblick', address };
const tokenIn = (link: { readonly link: string } | null): string =>
  new URL(link?.link ?? publicUrl).searchParams.get('t') ?? '';
const begin = async (token: string, body: object = {}) => {
  const reply = await desk.ask(beginHotel, { body: { token, owner, ...wish, ...body } });
  const [cookie] = reply.cookies;
  const said = reply.json<Problem & { hotelId: number }>();
  return { status: reply.statusCode, said, cookie: cookie ? `${cookie.name}=${cookie.value}` : '' };
};

test('K24 an empty installation has a link, by which somebody begins its first hotel and is its owner', async () => {
  const first = await linkOfStart(db, publicUrl, clock.now);
  const second = await linkOfStart(db, publicUrl, clock.now);
  expect(first?.link).toMatch(/^https:\/\/book\.example\/desk\/begin\?t=[\w-]{43}$/);
  // A start replaces what the one before has printed.
  expect((await begin(tokenIn(first))).said.code).toBe('beginning.link');
  expect((await begin('a'.repeat(43))).said.code).toBe('beginning.link');
  const begun = await begin(tokenIn(second));
  expect([begun.status, begun.said]).toEqual([
    201,
    { hotelId: 1001, email: owner, role: 'owner', expiresAt: '2027-07-01T08:00:00.000Z' },
  ]);
  expect((await desk.ask(getOperator, { cookie: begun.cookie })).json()).toMatchObject({ email: owner, role: 'owner' });
  expect((await begin(tokenIn(second))).said.code).toBe('beginning.link');
  expect(await linkOfStart(db, publicUrl, clock.now)).toBeNull();
});

test('what the country says of the house needs no saying, and its words are there in every language', async () => {
  const document = (await loadHotel(db, 1001))?.document;
  expect(document).toMatchObject({
    name: 'Hotel Seeblick',
    currency: 'CHF',
    language: 'de',
    timeZone: 'Europe/Zurich',
    areaUnit: 'm2',
    contact: { phone: 'N/A', email: owner },
    tagline: { de: 'Hotel Seeblick' },
  });
  expect(Object.keys(document?.legal.privacyPolicy ?? {}).toSorted()).toEqual([...languages].toSorted());
});

test('guests of a hotel that has not opened are told so, and nobody finds it', async () => {
  expect((await desk.ask(getConfig)).json()).toMatchObject({ isInMaintenance: true, isNotOpenYet: true });
  expect(await listOpenHotels(db)).toEqual([]);
  const search = await app.inject('/api/hotels/1001/availabilities?checkIn=2027-06-11&checkOut=2027-06-14');
  expect(search.json()).toMatchObject({ code: 'hotel.maintenance' });
  expect((await app.inject('/1001/sitemap.xml')).statusCode).toBe(404);
});

test('where the country lives by several clocks, or its money is not taken here, both are asked for at once', async () => {
  const link = tokenIn(await makeBeginningLink(db, { publicUrl, kind: 'asked' }, clock.now));
  const spain = await begin(link, { address: { ...address, countryCode: 'ES' } });
  expect(spain.said.errors).toEqual([
    expect.objectContaining({ field: 'timeZone', suggestion: 'Europe/Madrid' }) as object,
  ]);
  const elsewhere = await begin(link, { address: { ...address, countryCode: 'KI' }, currency: 'USD' });
  expect(elsewhere.said.errors?.map(({ field }) => field)).toEqual(['timeZone']);
  const turkey = await begin(link, { address: { ...address, countryCode: 'TR' } });
  expect(turkey.said.errors?.map(({ field }) => field)).toEqual(['currency']);
  expect((await begin(link, { address: { ...address, countryCode: 'QQ' } })).said.errors?.[0]?.field).toBe(
    'address.countryCode',
  );
  // The link is still good: nothing was begun by any of these.
  const begun = await begin(link, {
    address: { ...address, countryCode: 'TR' },
    currency: 'EUR',
    owner: 'other@x.example',
  });
  expect(begun.said).toMatchObject({ hotelId: 1002, email: 'other@x.example' });
});

test('a link ends by itself, and of two who come with it at once one begins', async () => {
  const late = await makeBeginningLink(db, { publicUrl, kind: 'asked' }, clock.now);
  clock.now += 73 * 3_600_000;
  expect((await begin(tokenIn(late))).said.code).toBe('beginning.link');
  const both = tokenIn(await makeBeginningLink(db, { publicUrl, kind: 'asked' }, clock.now));
  const replies = await Promise.all([begin(both), begin(both), begin(both)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 401, 401]);
});

test('an owner of some hotels begins none; the owner of all begins another, or a copy', async () => {
  const cookie = await desk.enter(owner);
  for (const [route, body] of [
    [beginAnotherHotel, wish],
    [copyHotel, { name: 'Copy' }],
  ] as const)
    expect((await desk.ask(route, { body, cookie })).json()).toMatchObject({
      code: 'beginning.not_yours',
      status: 403,
    });
  for (const hotelId of [1002, 1003]) await operatorApi(app, db, hotelId, clock).enter(owner);
  const another = await desk.ask(beginAnotherHotel, { body: { ...wish, name: 'Another' }, cookie });
  expect([another.statusCode, another.json()]).toEqual([
    201,
    { hotelId: 1004, email: owner, role: 'owner', expiresAt: expect.any(String) as string },
  ]);
});

test('K35 a copy has rooms, rates, texts and the chain of the other, and nothing of its guests, people and ways to be paid', async () => {
  const chained = smallHotel({
    hotelId: 1001,
    chainId: 7,
    config: { paymentSolutionsProvider: 'STRIPE', test: false, trackers: { trivagoHotelId: '77' } },
    house: { facilities: ['sauna'], distances: [{ place: { en: 'Station' }, metres: 300 }] },
  });
  await openHotel(
    db,
    { ...chained, rooms: chained.rooms.map((room) => ({ ...room, numbers: [room.id] })) },
    { rooms: [], rates: [] },
  );
  const { tagline } = chained;
  const [text = ''] = [tagline?.en];
  const fits = { path: 'tagline', language: 'en', text, from: 'de', original: 'Am See' } as const;
  await inHotel(db, 1001, (tx) => keepTranslations(tx, 1001, [fits]));
  const cookie = await desk.enter(owner);
  await desk.enter('manager@seeblick.example', 'manager');
  const copy = async (body: object) => {
    const reply = await desk.ask(copyHotel, { body, cookie });
    const made = await loadHotel(db, reply.json<{ hotelId: number }>().hotelId);
    if (!made) throw new Error(reply.body);
    return made;
  };
  const whole = await copy({ name: 'Probe am Berg', address: { ...address, city: 'Engelberg' }, keepsContacts: true });
  expect(whole).toMatchObject({ hotelId: 1005, isOpen: false });
  expect(whole.document).toMatchObject({
    name: 'Probe am Berg',
    chainId: 7,
    ratePlans: chained.ratePlans,
    legal: chained.legal,
    contact: chained.contact,
    address: { city: 'Engelberg' },
    config: { paymentSolutionsProvider: null, test: true, trackers: {} },
    house: { facilities: ['sauna'], distances: [] },
  });
  expect(whole.document.rooms.map(({ id, numbers, pictures }) => [id, numbers, pictures])).toEqual([
    ['double', undefined, ['room']],
    ['family', undefined, ['room']],
  ]);
  const own = { hotel: whole, published: whole.document, document: whole.document };
  expect(await inHotel(db, 1005, (tx) => readTranslations(tx, own))).toEqual([fits]);
  expect([...whole.pictures.keys()]).toEqual(['room']);
  expect((await inHotel(db, 1005, (tx) => readOperators(tx, 1005))).map(({ email }) => email)).toEqual([owner]);
  const bare = await copy({ name: 'Bare', keepsPictures: false, keepsLegal: false });
  expect([bare.pictures.size, bare.document.rooms.map(({ pictures }) => pictures)]).toEqual([0, [[], []]]);
  expect(bare.document.contact).toEqual({ phone: 'N/A', email: owner });
  expect(bare.document.legal.privacyPolicy['en']).toContain('Bare is responsible');
});
