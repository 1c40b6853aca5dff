import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { written } from '../../testing/small-hotel.ts';
import { listHotels } from '../hotel/list-hotels.ts';
import { knownHotels } from '../hotel/known-hotels.ts';
import { exportHotel } from './export-hotel.ts';
import { importHotel } from './import-hotel.ts';

const { db } = await freshDatabase();
const now = Date.parse('2027-06-01T12:00:00Z');
beforeEach(async () => {
  await db.deleteFrom('picture').execute();
  await db.deleteFrom('hotel').execute();
});

/** A folder with a document and the picture it names, as a hotel hands it over. */
async function handIn(document: unknown): Promise<{ file: string; folder: string; pictureDir: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const photo = sharp({ create: { width: 90, height: 60, channels: 3, background: '#3b6075' } });
  await writeFile(path.join(folder, 'room.jpg'), await photo.jpeg().toBuffer());
  const file = path.join(folder, 'hotel.json');
  await writeFile(file, typeof document === 'string' ? document : JSON.stringify(document));
  return { file, folder, pictureDir: path.join(folder, 'pictures') };
}

async function importFaults(document: unknown): Promise<readonly string[]> {
  const { file, pictureDir } = await handIn(document);
  const made = await importHotel(db, file, pictureDir, { now });
  return made.ok ? [] : made.faults.map((fault) => `${fault.path}: ${fault.message}`);
}

describe('a hotel whose document is right', () => {
  test('is there with its pictures measured', async () => {
    const { file, pictureDir } = await handIn(written);
    expect(await importHotel(db, file, pictureDir, { now })).toMatchObject({
      ok: true,
      hotelId: 7001,
      name: 'Hotel Probe',
    });
    const hotel = await knownHotels(db).current(7001);
    expect(hotel?.document).toMatchObject({ name: 'Hotel Probe', config: { subscription: 'none' } });
    expect(hotel?.pictures.get('room')).toMatchObject({ width: 90, height: 60 });
    expect(hotel?.pictures.get('room')?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(await listHotels(db)).toMatchObject([{ isDemo: false, document: { hotelId: 7001 } }]);
  });

  test('is written out with its pictures beside it and comes in again as it was, over no file that its document names', async () => {
    const { file, pictureDir } = await handIn(written);
    await importHotel(db, file, pictureDir, { now });
    const hotel = await knownHotels(db).current(7001);
    if (!hotel) throw new Error('There is no hotel 7001');
    const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-export-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(path.join(folder, 'mine.txt'), 'mine');
    for (const named of ['mine.txt', '../mine.txt', '/tmp/mine.txt']) {
      const pictures = hotel.document.pictures.map((picture) => ({ ...picture, file: named }));
      const out = path.join(folder, 'hotel.json');
      expect(await exportHotel({ ...hotel, document: { ...hotel.document, pictures } }, out, { pictureDir })).toEqual(
        [],
      );
      expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
        'hotel.json',
        'mine.txt',
        'pictures',
        path.join('pictures', 'room.jpeg'),
      ]);
      expect(await readFile(path.join(folder, 'mine.txt'), 'utf8')).toBe('mine');
      expect(await importHotel(db, out, pictureDir, { now })).toMatchObject({
        ok: true,
        pictures: [hotel.pictures.get('room')],
      });
    }
    expect(await exportHotel(hotel, path.join(folder, 'gone.json'), { pictureDir: folder })).toEqual(['room']);
  });

  test('has a higher version each time it comes in, and the newest content', async () => {
    const first = await handIn(written);
    await importHotel(db, first.file, first.pictureDir, { now });
    const read = knownHotels(db).current;
    expect(await read(7001)).toMatchObject({ version: 1 });
    const second = await handIn({ ...written, name: 'Hotel Probe & Spa', pictures: written.pictures });
    await importHotel(db, second.file, second.pictureDir, { now });
    expect(await read(7001)).toMatchObject({ version: 2, document: { name: 'Hotel Probe & Spa' } });
  });

  test('is seen as changed at once by every server, also by one that has read it before', async () => {
    const servers = [knownHotels(db).current, knownHotels(db).current];
    const names = (): Promise<unknown[]> =>
      Promise.all(servers.map(async (read) => (await read(7001))?.document.name ?? null));
    expect(await names()).toEqual([null, null]);
    for (const name of ['Before', 'After']) {
      const { file, pictureDir } = await handIn({ ...written, name });
      await importHotel(db, file, pictureDir, { now });
      expect(await names()).toEqual([name, name]);
    }
    await db.deleteFrom('picture').execute();
    await db.deleteFrom('hotel').execute();
    expect(await names()).toEqual([null, null]);
  });

  test('that has not changed is not read from the database again', async () => {
    const { file, pictureDir } = await handIn(written);
    await importHotel(db, file, pictureDir, { now });
    const read = knownHotels(db).current;
    expect(await read(7001)).toBe(await read(7001));
  });

  test('keeps its picture whole on the disk and leaves no drafts', async () => {
    const { file, folder, pictureDir } = await handIn(written);
    const made = await importHotel(db, file, pictureDir, { now });
    const hash = made.ok ? made.pictures[0]?.sourceHash : '';
    expect((await readdir(pictureDir)).toSorted()).toEqual([`${hash}.json`, `${hash}.source`]);
    const source = await readFile(path.join(pictureDir, `${hash}.source`));
    expect(source.equals(await readFile(path.join(folder, 'room.jpg')))).toBe(true);
  });
});

describe('a hotel whose document has faults', () => {
  test('hears each by its place in the document, and nothing is stored', async () => {
    const [double, family] = written.rooms;
    expect(
      await importFaults({ ...written, rooms: [double, { ...family, pictures: ['room', 'bath'] }], taxes: 'none' }),
    ).toEqual([
      'taxes: Give a list in square brackets here',
      'rooms[1].pictures[1]: There is no picture "bath" in this document',
    ]);
    expect(await importFaults({ ...written, rooms: [double, { ...family, pictures: ['room', 'bath'] }] })).toEqual([
      'rooms[1].pictures[1]: There is no picture "bath" in this document',
    ]);
    expect(await importFaults({ ...written, address: { ...written.address, countryCode: 'Switzerland' } })).toEqual([
      'address.countryCode: Use the two-letter country code, e.g. "CH"',
    ]);
    expect(await listHotels(db)).toEqual([]);
  });

  test('hears that it is not JSON, or not there', async () => {
    expect(await importFaults('{ "name": ')).toEqual([expect.stringMatching(/^: This is not JSON: /)]);
    expect(await importFaults('')).toEqual([expect.stringMatching(/^: This is not JSON: /)]);
    const missing = await importHotel(db, '/nowhere/hotel.json', '/nowhere', { now });
    expect(missing).toMatchObject({ ok: false, faults: [{ path: '', message: expect.stringContaining('/nowhere') }] });
  });

  test('hears which picture is missing and which is none, by their names', async () => {
    const alt = { en: 'Alt' };
    const pictures = [
      { id: 'room', file: 'room.jpg', alt },
      { id: 'bath', file: 'bath.jpg', alt },
      { id: 'letter', file: 'hotel.json', alt },
    ];
    expect(await importFaults({ ...written, pictures })).toEqual([
      'pictures[1].file: There is no file bath.jpg beside the document',
      expect.stringMatching(/^pictures\[2\]\.file: hotel\.json is not a picture we can read/),
    ]);
    expect(await listHotels(db)).toEqual([]);
  });

  test('stays as it was before, when it was there before', async () => {
    const { file, pictureDir } = await handIn(written);
    await importHotel(db, file, pictureDir, { now });
    await importFaults({ ...written, name: 'Broken', currency: 'XYZ' });
    await importFaults({ ...written, name: 'Broken', pictures: [{ id: 'room', file: 'gone.jpg', alt: { en: 'x' } }] });
    expect(await knownHotels(db).current(7001)).toMatchObject({ version: 1, document: { name: 'Hotel Probe' } });
  });
});
