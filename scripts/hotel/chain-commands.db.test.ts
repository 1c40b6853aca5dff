import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { todayAt } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { saveChain } from '@stayfront/server/property/chain/save-chain';
import { readChain } from '@stayfront/server/property/chain/read-chain';
import type { Chain } from '@stayfront/server/property/chain/chain';
import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { knownHotels } from '@stayfront/server/property/hotel/known-hotels';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import { written } from '@stayfront/server/testing/small-hotel';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { chainCommands } from './chain-commands.ts';

const { db, url } = await freshDatabase();
const setup = (hotelId: number, pictureId: string): object => ({
  ...written,
  hotelId,
  chainId: 7,
  rooms: written.rooms.map((room) => ({ ...room, pictures: [pictureId] })),
  pictures: [{ id: pictureId, file: 'picture.png', alt: { en: 'A mark' } }],
});
const setups = { 'first.json': setup(7001, 'mark'), 'second.json': setup(7002, 'other') };
const look = { tagline: { en: 'Two houses.', de: 'Zwei Häuser.' }, logo: 'mark' };

beforeEach(async () => {
  await db.deleteFrom('chain').execute();
  for (const hotelId of [7001, 7002])
    await inHotel(db, hotelId, async (tx) => {
      for (const table of ['inventory', 'picture', 'hotel'] as const) await tx.deleteFrom(table).execute();
    });
});

/** Types `npm run hotel -- chain 7 "Two Houses" FOLDER`, with these files in the folder. */
async function put(files: Record<string, unknown>): Promise<{ code: number | undefined; said: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-chain-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const demoPicture = path.join(import.meta.dirname, '../../demo/seeblick/pictures/chain-logo.png');
  await copyFile(demoPicture, path.join(folder, 'picture.png'));
  for (const [name, says] of Object.entries(files))
    await writeFile(path.join(folder, name), typeof says === 'string' ? says : JSON.stringify(says));
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'));
  const said: string[] = [];
  const hear = (line: string): void => void said.push(line.replace(`${folder}${path.sep}`, ''));
  const ears = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((ear) => ear.mockImplementation(hear));
  try {
    const code = await chainCommands[0]?.run(['7', 'Two Houses', folder]);
    return { code, said };
  } finally {
    for (const ear of ears) ear.mockRestore();
    vi.unstubAllEnvs();
  }
}

describe('a folder with the hotels of a chain', () => {
  test('puts them in place, with the calendar beside one and the chain’s own line and logo', async () => {
    const date = addDays(todayAt('Europe/Zurich', Date.now()), 30);
    const calendar = { stock: [{ room: 'double', from: date, to: date, total: 4 }] };
    expect(await put({ ...setups, 'first.calendar.json': calendar, 'chain.json': look })).toEqual({
      code: 0,
      said: ['Chain 7, Two Houses, is in place, with 2 hotels.'],
    });
    expect(await readChain(db, 7)).toEqual({ chainId: 7, name: 'Two Houses', look, hotelIds: [7001, 7002] });
    expect((await knownHotels(db).current(7001))?.pictures.get('mark')?.width).toBeGreaterThan(0);
    expect(await db.selectFrom('inventory').select(['date', 'total']).execute()).toEqual([{ date, total: 4 }]);
  });

  test('leaves line and logo as they are where it has no chain.json', async () => {
    await put({ ...setups, 'chain.json': look });
    expect((await put(setups)).code).toBe(0);
    expect((await readChain(db, 7))?.look).toEqual(look);
  });

  test('may have a chain.json alone, with a picture of the hotel that is in place', async () => {
    await put(setups);
    expect((await put({ 'chain.json': look })).said).toEqual(['Chain 7, Two Houses, is in place.']);
    expect((await readChain(db, 7))?.look).toEqual(look);
  });
});

describe('a chain.json that is wrong', () => {
  const before: Chain = { chainId: 7, name: 'Before', look: { tagline: { en: 'As it was.' } }, hotelIds: [] };
  beforeEach(() => saveChain(db, before));

  test.each([
    [
      'a field it does not know',
      { ...look, motto: 'Rest' },
      'the document: There is no field "motto" here: take it out, or correct its name',
    ],
    [
      'a language we do not have',
      { tagline: { en: 'Yes', tlh: 'HIja' } },
      'tagline: There is no field "tlh" here: take it out, or correct its name',
    ],
    ['a line in no language', { tagline: {} }, 'tagline: Give the text in at least one language'],
    [
      'a picture of another hotel than the first',
      { logo: 'other' },
      'logo: must be a picture of the chain’s first hotel, 7001, which has none called other',
    ],
    ['text that is not JSON', '{ tagline', expect.stringMatching(/^ {2}the document: .*JSON/)],
  ])('with %s is told with its name and place, and nothing changes', async (_, wrong, fault) => {
    expect(await put({ ...setups, 'chain.json': wrong })).toEqual({
      code: 1,
      said: ['chain.json cannot be used:', typeof fault === 'string' ? `  ${fault}` : fault],
    });
    expect(await readChain(db, 7)).toEqual(before);
  });

  test('with a picture, for a chain without hotels, is told so', async () => {
    expect((await put({ 'chain.json': look })).said).toEqual([
      'chain.json cannot be used:',
      '  logo: the chain has no hotel yet that could have the picture mark',
    ]);
    expect(await readChain(db, 7)).toEqual(before);
  });
});
