import {
  listHousePictures,
  removeHousePicture,
  sendHousePicture,
  type HousePicture,
} from '@stayfront/contract/desk/house/pictures';
import { translateHouse } from '@stayfront/contract/desk/house/texts';
import { listHouseHints } from '@stayfront/contract/desk/house/hints';
import { listMissingTexts, type HouseTexts } from '@stayfront/contract/desk/house/texts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { houseSetup, type HouseAtDesk } from '../../testing/house-setup.ts';
import { startApp } from '../../testing/start-app.ts';
import type { Translator } from './translator.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const asked: unknown[] = [];
/** Plays the machine that somebody has plugged in. */
const machine: { answer: (texts: readonly string[]) => readonly string[] } = { answer: () => [] };
const translator: Translator = {
  name: 'Machine',
  async translate(wish) {
    asked.push(wish);
    return Promise.resolve(machine.answer(wish.texts));
  },
};
const app = await startApp(database, clock, { translator });
const plain = await startApp(database, clock);
const openHouse = houseSetup(app, database.db, clock);

const draw = async (background: string, width = 240, height = 180): Promise<string> =>
  (
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
const send = async ({ mara }: HouseAtDesk, file: string, name?: string) =>
  mara.ask<HousePicture>(sendHousePicture, { body: { file, ...(name === undefined ? {} : { name }) } });
const listOf = async ({ mara }: HouseAtDesk): Promise<HousePicture[]> =>
  (await mara.ask<{ pictures: HousePicture[] }>(listHousePictures)).body.pictures;
const remove = ({ mara }: HouseAtDesk, pictureId: string) => mara.ask(removeHousePicture, { params: { pictureId } });

describe('pictures of a house', () => {
  test('come many at once, each under an id after the name of its file, and once however often', async () => {
    const house = await openHouse();
    const [lake, wood] = [await draw('#3b6075'), await draw('#604030')];
    const sent = await Promise.all([
      send(house, lake, 'Blick zum See (1).JPG'),
      send(house, wood, 'Blick zum See (1).JPG'),
      send(house, lake, 'Blick zum See (1).JPG'),
      send(house, await draw('#777777'), '湖.png'),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const ids = sent.map(({ body }) => body.pictureId);
    expect(ids[0]).toMatch(/^blick-zum-see-1-[0-9a-f]{8}$/);
    expect([ids[2], new Set(ids).size]).toEqual([ids[0], 3]);
    expect(ids[3]).toMatch(/^picture-[0-9a-f]{8}$/);
    // Under whatever name: it is the same picture.
    expect((await send(house, lake, 'other.jpg')).body.pictureId).toBe(ids[0]);
    expect(sent[0]?.body).toMatchObject({ width: 240, height: 180, uses: [], isListed: false });
    expect((await listOf(house)).map(({ pictureId }) => pictureId).toSorted()).toEqual(
      [...new Set(ids), 'room'].toSorted(),
    );
  });

  test('that cannot be read are refused with what to send, and nothing is kept', async () => {
    const house = await openHouse();
    for (const file of ['bm90IGEgcGljdHVyZQ==', Buffer.from('<svg/>').toString('base64')])
      expect(await send(house, file, 'x.jpg')).toMatchObject({ status: 400, body: { code: 'picture.unreadable' } });
    expect(await send(house, 'x'.repeat(22 * 1024 * 1024))).toMatchObject({ status: 413 });
    expect(await listOf(house)).toHaveLength(1);
  });

  test('are told where they are shown, by guests’ document, draft or look, and leave once they are nowhere', async () => {
    const house = await openHouse();
    const { mara } = house;
    const { pictureId: id, file } = (await send(house, await draw('#3b6075'))).body;
    await mara.type({
      [`pictures/${id}`]: { id, file, alt: { de: 'Der See' }, focus: { x: 64, y: 42 } },
      'rooms/double/pictures': [id, 'room'],
      'rooms/family/pictures': [id],
      'theme/background': id,
    });
    const uses = ['rooms/double/pictures', 'rooms/family/pictures', 'theme/background'];
    const found = (await listOf(house)).find(({ pictureId }) => pictureId === id);
    expect(found).toMatchObject({ uses, isListed: true });
    expect(await remove(house, id)).toMatchObject({ status: 409, body: { code: 'picture.used', details: { uses } } });
    const { draft } = await mara.get();
    await mara.publish(draft.number);
    const { number } = await mara.type({
      [`pictures/${id}`]: undefined,
      'rooms/double/pictures': ['room'],
      'rooms/family/pictures': ['room'],
      'theme/background': undefined,
    });
    // Guests see it still.
    expect(await remove(house, id)).toMatchObject({ status: 409 });
    await mara.publish(number);
    expect(await remove(house, id)).toMatchObject({ status: 200, body: { pictureId: id } });
    expect(await remove(house, id)).toMatchObject({ status: 404, body: { code: 'picture.unknown' } });
    expect(await remove(house, 'room')).toMatchObject({ status: 409 });
  });

  test('with a focus point reach guests whole, with the point to cut them by', async () => {
    const house = await openHouse();
    const { hotelId, mara } = house;
    const { pictureId: id, file } = (await send(house, await draw('#3b6075', 600, 900))).body;
    const { number } = await mara.type({
      [`pictures/${id}`]: { id, file, alt: { en: 'The lake' }, focus: { x: 64, y: 42.5 } },
      'rooms/double/pictures': [id],
    });
    await mara.publish(number);
    const { guestRooms } = (await app.inject(`/api/hotels/${hotelId}/descriptive-info?lang=en`)).json<{
      guestRooms: { images: { focus?: unknown; src: string; alt: string }[] }[];
    }>();
    const [image] = guestRooms[0]?.images ?? [];
    expect(image).toMatchObject({ alt: 'The lake', focus: { x: 64, y: 42.5 } });
    expect(image?.src).toMatch(/-whole-1024\.jpg$/);
    const { width, height } = await sharp((await app.inject(image?.src ?? '')).rawPayload).metadata();
    expect([width, height]).toEqual([600, 900]);
    expect(await mara.type({ [`pictures/${id}/focus/x`]: 101 })).toMatchObject({
      faults: [{ path: `pictures/${id}/focus/x`, message: 'Use a number that is 100 or less' }],
    });
  });
});

describe('texts of a house', () => {
  const missing = async ({ mara }: HouseAtDesk): Promise<HouseTexts> =>
    (await mara.ask<HouseTexts>(listMissingTexts)).body;
  const translate = ({ mara }: HouseAtDesk, paths: readonly string[], to = 'fr') =>
    mara.ask<{ texts: unknown[] }>(translateHouse, { body: { paths, to } });

  test('are counted language by language as they are in the draft, the hotel’s own first', async () => {
    const house = await openHouse({ languages: ['fr'] });
    const { mara } = house;
    const { original, texts, languages } = await missing(house);
    expect([original, texts, languages.map(({ language }) => language)]).toEqual(['de', 16, ['de', 'fr']]);
    expect(languages[1]?.missing).toHaveLength(texts);
    await mara.type({ 'rooms/double/name/fr': 'Chambre double', 'rooms/double/name/de': ' ', languages: ['fr', 'it'] });
    const after = await missing(house);
    expect(after.languages.map(({ language }) => language)).toEqual(['de', 'fr', 'it']);
    expect(after.languages[1]?.missing).not.toContain('rooms/double/name');
    expect(after.languages[0]?.missing).toContain('rooms/double/name');
  });

  test('are translated by nobody unless somebody has plugged a machine in and is asked', async () => {
    const house = await openHouse();
    expect((await house.mara.get()).canTranslate).toBe(true);
    const elsewhere = await plain.inject({
      method: 'POST',
      url: `/api/hotels/${house.hotelId}/desk/house/translations`,
      headers: { authorization: `Bearer ${house.key}` },
      payload: { paths: ['tagline'], to: 'fr' },
    });
    expect(elsewhere.json()).toMatchObject({ status: 409, code: 'translation.none' });
    expect(asked).toEqual([]);
  });

  test('are proposed from the hotel’s own language, and change nothing', async () => {
    const house = await openHouse();
    machine.answer = (texts) => texts.map((text) => `[${text}]`);
    const { status, body } = await translate(house, ['rooms/double/name', 'tagline']);
    expect([status, body.texts]).toEqual([
      200,
      [
        { path: 'rooms/double/name', from: 'de', original: 'Doppelzimmer', proposed: '[Doppelzimmer]' },
        { path: 'tagline', from: 'en', original: 'Quiet rooms for tests', proposed: '[Quiet rooms for tests]' },
      ],
    ]);
    expect(asked.splice(0)).toEqual([
      { texts: ['Doppelzimmer'], from: 'de', to: 'fr' },
      { texts: ['Quiet rooms for tests'], from: 'en', to: 'fr' },
    ]);
    expect((await house.mara.get()).draft.fields).toEqual([]);
    expect(await translate(house, ['rooms/double/name', 'rooms/double/size', 'nowhere'])).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'paths.1' }, { field: 'paths.2' }] },
    });
  });

  test.each([
    ['answers too few', () => []],
    ['answers nothing', () => ['']],
    ['answers without end', () => ['x'.repeat(20_001)]],
    [
      'fails',
      () => {
        throw new Error('out of order');
      },
    ],
  ])('stay untranslated where the machine %s', async (_, answer: () => string[]) => {
    machine.answer = answer;
    expect(await translate(await openHouse(), ['tagline'])).toMatchObject({
      status: 503,
      body: { code: 'translation.failed' },
    });
  });
});

test('what a page lacks is told with the place where it is mended, what nobody can book without first', async () => {
  const { mara } = await openHouse();
  await mara.type({
    'rooms/family/description/de': `${'Vier Betten und ein grosser Tisch am Fenster zum Hof. '.repeat(2)}`,
    'config/isInMaintenance': true,
    offers: [{ id: 'gift', name: { de: 'Geschenk' }, discount: { kind: 'percent', basisPoints: 0 } }],
    'house/gettingThere/de': 'Mit dem Bus',
  });
  const { hints } = (
    await mara.ask<{ hints: { code: string; weight: string; path: string; detail: object }[] }>(listHouseHints)
  ).body;
  expect(hints.map(({ weight }) => weight).toSorted((a, b) => (a < b ? 1 : -1))).toEqual(
    hints.map(({ weight }) => weight),
  );
  expect(hints).toEqual(
    expect.arrayContaining([
      { code: 'in-maintenance', weight: 'needed', path: 'config/isInMaintenance', detail: {} },
      {
        code: 'rate-unbookable',
        weight: 'needed',
        path: 'ratePlans/prepaid/guarantee',
        detail: { guarantee: 'PrePay' },
      },
      { code: 'few-room-pictures', weight: 'better', path: 'rooms/double/pictures', detail: { has: 1, wants: 3 } },
      { code: 'short-description', weight: 'better', path: 'rooms/double/description', detail: { has: 19, wants: 80 } },
      { code: 'offer-never', weight: 'better', path: 'offers/gift', detail: {} },
      { code: 'small-picture', weight: 'better', path: 'pictures/room', detail: { has: 1200, wants: 1920 } },
      { code: 'no-terms', weight: 'better', path: 'legal/generalTerms', detail: {} },
    ]),
  );
  const codes = hints.map(({ code, path }) => `${code} ${path}`);
  expect(codes).not.toContain('short-description rooms/family/description');
  expect(codes).not.toContain('no-getting-there house/gettingThere');
});
