import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importHotel } from '@stayfront/server/property/content/import-hotel';
import { variantsOf } from '@stayfront/server/property/picture/variants';
import { freshDatabase } from '@stayfront/server/testing/fresh-database';
import { written } from '@stayfront/server/testing/small-hotel';
import { expect, onTestFinished, test } from 'vitest';
import { makePicturesReady } from './make-pictures-ready.ts';

const { db } = await freshDatabase();

test('every size of every picture is made ahead of the first guest', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stayfront-ready-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const picture = path.join(import.meta.dirname, '../../demo/seeblick/pictures/chain-logo.png');
  await copyFile(picture, path.join(folder, 'picture.png'));
  const pictures = written.pictures.map((one) => ({ ...one, file: 'picture.png' }));
  await writeFile(path.join(folder, 'hotel.json'), JSON.stringify({ ...written, pictures }));
  const kept = path.join(folder, 'kept');
  const hotel = await importHotel(db, path.join(folder, 'hotel.json'), kept, { now: 0 });
  const sizes = hotel.ok ? hotel.pictures.flatMap(({ sourceHash }) => variantsOf(sourceHash)) : [];
  expect(sizes.length).toBeGreaterThan(0);
  const ahead = makePicturesReady(db, kept, undefined);
  await expect.poll(() => readdir(kept)).toEqual(expect.arrayContaining(sizes));
  await ahead.stop();
});
