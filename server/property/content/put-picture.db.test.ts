import { readdir, rm, writeFile } from 'node:fs/promises';
import { startS3 } from '@stayfront/sandbox/storage/start-s3';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKey } from '../key/make-key.ts';
import { openPictureStore } from '../picture/open-picture-store.ts';
import { picturesIn } from '../picture/pictures-in.ts';
import { managementApi } from '../../testing/management-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const now = Date.parse('2027-06-01T12:00:00Z');
const account = { key: 'sandbox-key', secret: 'sandbox-secret', region: 'eu-central-2' };
const storage = await startS3(account, () => now);
afterAll(() => storage.stop());
const address = storage.url.replace('//', `//${account.key}:${account.secret}@`);
const pictureStore = openPictureStore(`s3+${address}/hotels?region=${account.region}`, () => now);
if (!pictureStore) throw new Error('no storage');
const database = await freshDatabase();
const app = await startApp(database, { now }, { pictureStore });
const hotel = smallHotel();
let management = managementApi(app, hotel.hotelId, '');

beforeAll(async () => {
  await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 3));
  management = managementApi(app, hotel.hotelId, (await makeKey(database.db, hotel.hotelId, 'PMS', now)).key);
});

const draw = (background: string) => sharp({ create: { width: 90, height: 60, channels: 3, background } });
const send = (bytes: Buffer) => management.put('pictures/lobby', { bytes: bytes.toString('base64') });
const onDisk = (): Promise<string[]> => readdir(picturesIn(app.dataDir)).catch(() => []);

test('a picture that the storage does not take is refused for now, and nothing of it is left', async () => {
  const photo = await draw('#3b6075').jpeg().toBuffer();
  const before = await onDisk();
  storage.failNext = 3;
  expect(await send(photo)).toMatchObject({ status: 503, body: { code: 'picture.not_kept' } });
  expect([await onDisk(), storage.objects.size]).toEqual([before, 0]);
  expect(await send(photo)).toMatchObject({ status: 200, body: { pictureId: 'lobby', width: 90 } });
  expect([(await onDisk()).length, storage.objects.size]).toEqual([before.length + 2, 1]);
});

test('a picture that the disk does not take is refused for now, and can be sent again', async () => {
  const pictureDir = picturesIn(app.dataDir);
  const photo = await draw('#aa3300').jpeg().toBuffer();
  await rm(pictureDir, { recursive: true, force: true });
  await writeFile(pictureDir, 'no folder');
  expect(await send(photo)).toMatchObject({ status: 503, body: { code: 'picture.not_kept' } });
  await rm(pictureDir);
  expect(await send(photo)).toMatchObject({ status: 200 });
});

test.each([
  ['a drawing', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))],
  ['a scan', () => draw('#3b6075').tiff().toBuffer()],
  ['a page', () => Promise.resolve(Buffer.from('<!doctype html><script>alert(1)</script>'))],
  ['an archive', () => Promise.resolve(Buffer.from('PK\u0003\u0004'))],
])('%s is known by its first bytes, and no decoder sees it', async (_what, make) => {
  expect(await send(await make())).toMatchObject({
    status: 400,
    body: {
      code: 'picture.unreadable',
      detail: 'lobby is not a picture we can read: send a JPEG, PNG, WebP, AVIF or GIF file',
    },
  });
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a picture in %s is taken', async (format) => {
  expect(await send(await draw('#336699').toFormat(format).toBuffer())).toMatchObject({ status: 200 });
});
