import {
  getConfigCustomization,
  resetCustomization,
  sendCustomizationData,
  type Customization,
  type CustomizationState,
} from '@stayfront/contract/customization';
import type { HotelConfig } from '@stayfront/contract/hotel';
import { listOperatorChanges } from '@stayfront/contract/operator';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { startApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';

const database = await freshDatabase();
const { db } = openDatabase(database.url);
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const remembering = await startApp(database, clock, { snapshotBytes: 10_000_000 });
const { ask, enter } = operatorApi(app, db, 7001, clock);
let cookie = '';

beforeAll(async () => {
  for (const hotelId of [7001, 7002]) {
    const hotel = smallHotel({ hotelId, theme: { isDarkMode: false, colorBtnBg: '#3b6075', background: 'room' } });
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 3));
  }
  cookie = await enter('anna@probe.example');
  return () => db.destroy();
});

const read = async (): Promise<CustomizationState> =>
  (await ask(getConfigCustomization, { cookie })).json<CustomizationState>();
const themeOf = async (server = app, hotelId = 7001): Promise<HotelConfig['theme']> =>
  (await server.inject(`/api/hotels/${hotelId}/config`)).json<HotelConfig>().theme;
const send = async (changes: Partial<Record<keyof Customization, unknown>>, version?: number) => {
  const now = await read();
  return ask(sendCustomizationData, {
    cookie,
    body: { version: version ?? now.version, customization: { ...now.customization, ...changes } },
  });
};

describe('the look of a hotel', () => {
  test('is that of its document before anybody changes it', async () => {
    const state = await read();
    expect(state).toMatchObject({ version: 0, isFactory: true, changedAt: null, changedBy: null });
    expect(state.customization).toEqual(state.factory);
    expect(state.customization).toEqual({
      isDarkMode: false,
      colorBtnBg: '#3b6075',
      fontFamilyPrimary: 'Open Sans',
      fontFamilyBtn: 'Open Sans',
      fontFamilyTitle: 'Open Sans',
      fontSizePrimary: 'medium',
      fontSizeBtn: 'medium',
      fontSizeTitle: 'medium',
      logoUrl: null,
      bgUrl: '/pictures/0123456789abcdef01234567-1024.webp',
    });
    expect(state.pictures).toEqual([
      { url: state.customization.bgUrl, picture: expect.objectContaining({ alt: 'A bed by the window' }) },
    ]);
  });

  test('is saved, shown to guests by every server, and left alone at other hotels', async () => {
    expect(await themeOf(remembering)).toMatchObject({ colorBtnBg: '#3b6075' });
    const reply = await send({ colorBtnBg: '#1F4D3CE6', isDarkMode: true, fontFamilyTitle: 'Inter', bgUrl: null });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      version: 1,
      isFactory: false,
      changedBy: 'anna@probe.example',
      changedAt: '2027-06-01T12:00:00.000Z',
      customization: { colorBtnBg: '#1f4d3ce6', isDarkMode: true, fontFamilyTitle: 'Inter', bgUrl: null },
      factory: { colorBtnBg: '#3b6075', isDarkMode: false },
    });
    const changed = { colorBtnBg: '#1f4d3ce6', isDarkMode: true, fontFamilyTitle: 'Inter', background: null };
    expect(await themeOf()).toMatchObject(changed);
    await until(async () => expect(await themeOf(remembering)).toMatchObject(changed));
    expect(await themeOf(app, 7002)).toMatchObject({ colorBtnBg: '#3b6075', isDarkMode: false });
  });

  test('survives that the hotel’s document is put in place again', async () => {
    const hotel = smallHotel({ theme: { isDarkMode: false, colorBtnBg: '#4a5580', background: 'room' } });
    await openHotel(db, hotel, { rooms: [], rates: [] });
    expect(await read()).toMatchObject({
      customization: { colorBtnBg: '#1f4d3ce6' },
      factory: { colorBtnBg: '#4a5580' },
    });
  });

  test('has no picture any more that the document has lost, and can be saved without it', async () => {
    const bgUrl = '/pictures/0123456789abcdef01234567-1024.webp';
    expect((await send({ bgUrl })).json()).toMatchObject({ customization: { bgUrl } });
    await inHotel(db, 7001, (tx) => sql`delete from picture where hotel_id = 7001`.execute(tx));
    expect(await read()).toMatchObject({ customization: { bgUrl: null } });
    expect(await send({ fontSizeBtn: 'large' })).toMatchObject({ statusCode: 200 });
  });

  test('goes back to that of the document by a reset', async () => {
    const { version } = await read();
    const reply = await ask(resetCustomization, { cookie });
    expect(reply.json()).toMatchObject({
      version: version + 1,
      isFactory: true,
      customization: { colorBtnBg: '#4a5580' },
    });
    expect(await themeOf()).toMatchObject({ colorBtnBg: '#4a5580', isDarkMode: false });
    // Who looked at it before the reset has not seen what is there now.
    expect(await send({ isDarkMode: true }, version)).toMatchObject({ statusCode: 409 });
  });

  test('that two change at once is one’s, and the other is told', async () => {
    const { version } = await read();
    const replies = await Promise.all([1, 2, 3].map(() => send({ isDarkMode: true }, version)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'customization.version',
    });
  });

  test('is written down with who changed what', async () => {
    await send({ fontSizeTitle: 'large' });
    const { changes } = (await ask(listOperatorChanges, { cookie })).json<{ changes: { detail: unknown }[] }>();
    expect(changes[0]).toMatchObject({
      who: 'anna@probe.example',
      what: 'customization.saved',
      detail: { changed: { fontSizeTitle: ['medium', 'large'] } },
    });
  });
});

describe('a look is refused', () => {
  test('in a colour that cannot be read, with one that can', async () => {
    const reply = await send({ colorBtnBg: '#6c5ce7' });
    expect(reply.statusCode).toBe(422);
    const { code, errors } = reply.json<{ code: string; errors: { suggestion: string; field: string }[] }>();
    expect([code, errors[0]?.field]).toEqual(['customization.contrast', 'customization.colorBtnBg']);
    expect(await send({ colorBtnBg: errors[0]?.suggestion })).toMatchObject({ statusCode: 200 });
  });

  test.each([
    ['colorBtnBg', 'red;}</style><script>alert(1)</script>'],
    ['colorBtnBg', 'red'],
    ['colorBtnBg', '#12345'],
    ['colorBtnBg', '#3b6075\n'],
    ['colorBtnBg', 7],
    ['fontFamilyPrimary', 'Comic Sans'],
    ['fontFamilyTitle', 'javascript:alert(1)'],
    ['fontFamilyBtn', "Inter'; background: url(//evil.example)"],
    ['fontSizeBtn', 'huge'],
    ['isDarkMode', 'yes'],
    ['logoUrl', 'javascript:alert(1)'],
    ['logoUrl', 'http://169.254.169.254/latest/meta-data'],
    ['logoUrl', '//evil.example/logo.png'],
    ['logoUrl', '/pictures/../secret'],
    ['logoUrl', '/pictures/0123456789abcdef01234567-1024.svg'],
    ['bgUrl', '/pictures/ffffffffffffffffffffffff-1024.webp'],
    ['bgUrl', '/pictures/0123456789abcdef01234567-999.webp'],
    ['bgUrl', ''],
  ])('with %s %j, and the field is named', async (field, value) => {
    const before = await read();
    const reply = await send({ [field]: value });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ errors: [{ field: `customization.${field}` }] });
    expect(await read()).toEqual(before);
  });

  test('with a field too many, or one too few', async () => {
    const { version, customization } = await read();
    const { isDarkMode: _, ...less } = customization;
    for (const wrong of [{ ...customization, css: 'body{}' }, { ...customization, hotelId: 7002 }, less])
      expect(await ask(sendCustomizationData, { cookie, body: { version, customization: wrong } })).toMatchObject({
        statusCode: 400,
      });
  });
});
