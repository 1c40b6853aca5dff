import { confirmHouseTexts, listMissingTexts, type HouseTexts } from '@stayfront/contract/desk/house/texts';
import type { HouseDraft } from '@stayfront/contract/desk/house/shapes';
import { listHouseHints, type HouseHint } from '@stayfront/contract/desk/house/hints';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { houseSetup, type HouseAtDesk } from '../../testing/house-setup.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const openHouse = houseSetup(app, database.db, clock);

const old = async ({ mara }: HouseAtDesk): Promise<string[]> =>
  (await mara.ask<HouseTexts>(listMissingTexts)).body.languages.flatMap((one) =>
    one.old.map((path) => `${one.language} ${path}`),
  );
const publish = async ({ mara }: HouseAtDesk, fields: Record<string, unknown>): Promise<number> => {
  const { number } = await mara.type(fields);
  const { status, body } = await mara.publish(number);
  expect(status).toBe(201);
  return (body as unknown as { version: { version: number } }).version.version;
};
const confirm = ({ mara }: HouseAtDesk, text: string, original: string, fits = true) =>
  mara.ask<HouseDraft>(confirmHouseTexts, {
    body: { texts: [{ path: 'tagline', language: 'fr', text, original }], fits },
  });
const lake = { 'tagline/de': 'Am See', 'tagline/fr': 'Au bord du lac' };
const translated = async () => {
  const house = await openHouse({ languages: ['fr'] });
  return { house, version: await publish(house, lake) };
};

test('a translation left behind by its original is old in the draft, and stays so when it is published', async () => {
  const { house } = await translated();
  expect(await old(house)).toEqual([]);
  const { number } = await house.mara.type({ 'tagline/de': 'Direkt am See' });
  expect(await old(house)).toEqual(['fr tagline']);
  await house.mara.publish(number);
  expect(await old(house)).toEqual(['fr tagline']);
  await publish(house, { areaUnit: 'ft2' });
  expect(await old(house)).toEqual(['fr tagline']);
  const { hints } = (await house.mara.ask<{ hints: HouseHint[] }>(listHouseHints)).body;
  expect(hints.find(({ code }) => code === 'old-texts')).toMatchObject({
    path: 'tagline',
    detail: { language: 'fr', count: 1 },
  });
  await house.mara.type({ 'tagline/fr': 'Tout près du lac' });
  expect(await old(house)).toEqual([]);
});

test('what a system of the hotel puts leaves translations behind as well', async () => {
  const { house } = await translated();
  const { document } = await house.mara.get();
  const tagline = { ...(document['tagline'] as object), de: 'Direkt am See' };
  await house.pms.put('document', { ...document, tagline });
  expect(await old(house)).toEqual(['fr tagline']);
});

test('a version that is put back has the old translations it had, and no others', async () => {
  const { house, version } = await translated();
  const left = await publish(house, { 'tagline/de': 'Direkt am See' });
  const now = await publish(house, { 'tagline/fr': 'Tout près du lac' });
  expect((await house.mara.putBack(left, now)).status).toBe(201);
  expect(await old(house)).toEqual(['fr tagline']);
  expect((await house.mara.putBack(version, now + 1)).status).toBe(201);
  expect(await old(house)).toEqual([]);
  expect((await house.mara.putBack(now, now + 2)).status).toBe(201);
  expect(await old(house)).toEqual([]);
});

test('who has looked at a translation says that it fits, and may take that back; the next original asks anew', async () => {
  const { house } = await translated();
  await publish(house, { 'tagline/de': 'Direkt am See' });
  const { body } = await confirm(house, 'Au bord du lac', 'Direkt am See');
  const french = ({ translations }: HouseDraft) => translations.filter(({ language }) => language === 'fr');
  expect(french(body).map(({ original }) => original)).toEqual(['Am See', 'Direkt am See']);
  expect(await old(house)).toEqual([]);
  await confirm(house, 'Au bord du lac', 'Direkt am See');
  expect(french((await confirm(house, 'Au bord du lac', 'Direkt am See', false)).body)).toHaveLength(1);
  expect(await old(house)).toEqual(['fr tagline']);
  await confirm(house, 'Au bord du lac', 'Direkt am See');
  await publish(house, { 'tagline/de': 'Am Steg' });
  expect(await old(house)).toEqual(['fr tagline']);
});

test('what was confirmed of a draft leaves what guests see as right as it was, when the draft is discarded', async () => {
  const { house } = await translated();
  const { number } = await house.mara.type({ 'tagline/de': 'Direkt am See' });
  await confirm(house, 'Au bord du lac', 'Direkt am See');
  expect(await old(house)).toEqual([]);
  await house.mara.discard(number);
  expect(await old(house)).toEqual([]);
});

test('a text that stands there no longer is confirmed by nobody', async () => {
  const { house } = await translated();
  await publish(house, { 'tagline/de': 'Direkt am See' });
  expect((await confirm(house, 'Au bord du lac', 'Am Steg')).status).toBe(200);
  expect((await confirm(house, 'Sur la rive', 'Direkt am See')).status).toBe(200);
  expect(await old(house)).toEqual(['fr tagline']);
  const bad = await house.mara.ask(confirmHouseTexts, {
    body: { texts: [{ path: 'tagline', language: 'xx', text: 'a', original: 'b' }] },
  });
  expect(bad).toMatchObject({ status: 400, body: { errors: [{ field: 'texts.0.language' }] } });
});
