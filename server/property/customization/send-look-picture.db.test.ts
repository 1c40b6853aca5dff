import { readdir } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import {
  getConfigCustomization,
  sendCustomizationData,
  uploadImageKitFile,
  type CustomizationState,
  type SentPicture,
} from '@stayfront/contract/customization';
import type { HotelConfig } from '@stayfront/contract/hotel';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { picturesIn } from '../picture/pictures-in.ts';
import type { PictureStore } from '../picture/picture-store.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = openDatabase(database.url);
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
/** A storage that remembers, and fails when told to. */
const kept = new Map<string, Buffer>();
let isFailing = false;
const pictureStore: PictureStore = {
  put: (name, bytes) => (isFailing ? Promise.reject(new Error('full')) : Promise.resolve(void kept.set(name, bytes))),
  get: (name) => Promise.resolve(kept.get(name) ?? null),
};
const app = await startApp(database, clock, { pictureStore });
const second = await startApp(database, clock, { pictureStore });
const { ask, enter } = operatorApi(app, db, 7001, clock);
const theirs = operatorApi(app, db, 7002, clock);
let cookie = '';

beforeAll(async () => {
  for (const hotelId of [7001, 7002]) {
    const hotel = smallHotel({ hotelId, config: { subscription: 'premium' } });
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 3));
  }
  return () => db.destroy();
});
beforeEach(async () => {
  clock.now += 3_600_000; // nobody has sent too many yet
  cookie = await enter('anna@probe.example');
});

type Drawn = { width?: number; height?: number; background?: string | object };
const draw = ({ width = 600, height = 400, background = '#3b6075' }: Drawn = {}) =>
  sharp({ create: { width, height, channels: 4, background } });
const send = (file: Buffer | string, id = 'bgUrl') =>
  ask(uploadImageKitFile, { cookie, params: { id }, body: { file: file.toString('base64') } });
const rows = async (): Promise<number> => {
  const found = await inHotel(db, 7001, (tx) => sql`select from look_picture where hotel_id = 7001`.execute(tx));
  return found.rows.length;
};

/** A PNG that says how large it is without being it. */
function png(width: number, height: number, data: Buffer = deflateSync(Buffer.alloc(10))): Buffer {
  const chunk = (type: string, content: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    const named = Buffer.concat([Buffer.from(type), content]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let i = 0; i < 8; i++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('a picture for the look', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s, and is shown once it is saved', async (format) => {
    const reply = await send(await draw().removeAlpha().toFormat(format).toBuffer());
    expect(reply.statusCode).toBe(201);
    const { url, picture, id } = reply.json<SentPicture>();
    expect([id, picture.width, picture.height, picture.alt]).toEqual(['bgUrl', 600, 400, 'Hotel Probe']);
    const { version, customization } = (await ask(getConfigCustomization, { cookie })).json<CustomizationState>();
    const saved = await ask(sendCustomizationData, {
      cookie,
      body: { version, customization: { ...customization, bgUrl: url } },
    });
    expect(saved.json()).toMatchObject({ customization: { bgUrl: url }, pictures: [{ url, picture }] });
    const { theme } = (await app.inject('/api/hotels/7001/config')).json<HotelConfig>();
    expect(theme.background).toEqual(picture);
    // From any server, as a picture and as nothing else.
    for (const server of [app, second]) {
      const shown = await server.inject(url);
      expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 });
    }
  });

  test('keeps the see-through ground of a logo', async () => {
    const reply = await send(
      await draw({ background: { r: 0, g: 0, b: 0, alpha: 0.2 } })
        .png()
        .toBuffer(),
      'logoUrl',
    );
    const { url } = reply.json<SentPicture>();
    expect((await sharp((await app.inject(url)).rawPayload).metadata()).hasAlpha).toBe(true);
  });

  test('that is larger than anything it is drawn in is made smaller', async () => {
    const reply = await send(await draw({ width: 5000, height: 2000 }).jpeg().toBuffer());
    expect(reply.json<SentPicture>().picture).toMatchObject({ width: 2560, height: 1024 });
  });

  test('leaves behind where it was taken, and whatever hides in it', async () => {
    const script = '<script>alert(1)</script>';
    const spoken = await draw({ background: '#123456' })
      .removeAlpha()
      .jpeg()
      .withExif({
        IFD0: { ImageDescription: script, Copyright: '<?php system($_GET[0]); ?>' },
        IFD3: { GPSLatitude: '47/1 3/1 0/1' },
      })
      .toBuffer();
    expect(spoken.includes('script')).toBe(true);
    const polyglot = Buffer.concat([spoken, Buffer.from(`PK\u0003\u0004${script}`)]);
    const reply = await send(polyglot);
    expect(reply.statusCode).toBe(201);
    for (const bytes of kept.values()) {
      for (const secret of ['script', 'php', 'PK\u0003\u0004', 'GPS']) expect(bytes.includes(secret)).toBe(false);
      expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    }
  });

  test('that is sent twice is kept once, and under no name that somebody gave it', async () => {
    const file = await draw({ background: '#654321' }).jpeg().toBuffer();
    const [one, other] = [await send(file), await send(file)];
    expect(one.json()).toEqual(other.json());
    expect(one.json<SentPicture>().url).toMatch(/^\/pictures\/[0-9a-f]{24}-1024\.webp$/);
    const named = { file: file.toString('base64'), fileName: '../../a.png' };
    expect(await ask(uploadImageKitFile, { cookie, params: { id: 'bgUrl' }, body: named })).toMatchObject({
      statusCode: 400,
    });
  });
});

describe('a file is refused, names its field and leaves nothing behind', () => {
  const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
  test.each<[string, number, string, () => Buffer | Promise<Buffer>]>([
    ['a drawing with a script', 415, 'picture.type', () => Buffer.from(svg('<script>alert(1)</script>'))],
    [
      'a drawing of a drawing of a drawing',
      415,
      'picture.type',
      () => Buffer.from(svg('<use href="#a"/>'.repeat(1e4))),
    ],
    [
      'a drawing in a PNG’s clothes',
      400,
      'picture.unreadable',
      () => Buffer.concat([png(9, 9).subarray(0, 8), Buffer.from(svg(''))]),
    ],
    ['a page', 415, 'picture.type', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a GIF', 415, 'picture.type', () => draw().gif().toBuffer()],
    ['a TIFF', 415, 'picture.type', () => draw().tiff().toBuffer()],
    ['a text', 415, 'picture.type', () => Buffer.from('Dear guests')],
    ['one byte', 415, 'picture.type', () => Buffer.from('x')],
    [
      'a picture that breaks off',
      400,
      'picture.unreadable',
      async () => (await draw().jpeg().toBuffer()).subarray(0, 900),
    ],
    ['a PNG that says less than it promises', 400, 'picture.unreadable', () => png(500, 500)],
    ['289 megapixels in a few bytes', 413, 'picture.pixels', () => png(17_000, 17_000)],
    ['two thousand million pixels', 413, 'picture.pixels', () => png(50_000, 50_000)],
    ['more than 8 MB', 413, 'picture.too_large', () => Buffer.concat([png(9, 9), Buffer.alloc(8 * 1024 * 1024)])],
  ])('%s: %i %s', async (_what, status, code, make) => {
    const [before, files] = [await rows(), await readdir(picturesIn(app.dataDir))];
    const reply = await send(await make(), 'logoUrl');
    expect([reply.statusCode, reply.json()]).toEqual([
      status,
      expect.objectContaining({ code, errors: [expect.objectContaining({ field: 'logoUrl', code })] }),
    ]);
    expect([await rows(), await readdir(picturesIn(app.dataDir))]).toEqual([before, files]);
  });

  test.each([[''], ['%%%'], ['data:image/png;base64,aaaa'], [7], [null]])('%j is no file at all', async (file) => {
    const reply = await ask(uploadImageKitFile, { cookie, params: { id: 'bgUrl' }, body: { file } });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'input.invalid']);
  });

  test('a body of another kind, one that is far too large, and a field that is not there', async () => {
    const url = '/api/hotels/7001/operator/pictures/bgUrl';
    const headers = { cookie, origin: 'https://book.example' };
    const form = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
    expect(await app.inject({ method: 'POST', url, headers: form, payload: '--x--' })).toMatchObject({
      statusCode: 415,
    });
    expect(await send(Buffer.alloc(9 * 1024 * 1024))).toMatchObject({ statusCode: 413 });
    expect(await send(png(9, 9), 'faviconUrl')).toMatchObject({ statusCode: 400 });
  });

  test('one that takes more than two minutes to come is not waited for', () => {
    expect(app.server.requestTimeout).toBe(120_000);
  });

  test('what unfolds to 40 megapixels does not take the server’s memory', async () => {
    const flat = await draw({ width: 7900, height: 5000 }).png().toBuffer();
    const before = process.memoryUsage().rss;
    expect(await send(flat)).toMatchObject({ statusCode: 201 });
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(200);
  });

  test('one that could not be stored, which may be sent again', async () => {
    const file = await draw({ background: '#0a0b0c' }).jpeg().toBuffer();
    const before = await rows();
    isFailing = true;
    const reply = await send(file);
    isFailing = false;
    expect([reply.statusCode, reply.json<{ code: string }>().code, await rows()]).toEqual([
      503,
      'picture.not_kept',
      before,
    ]);
    expect(await send(file)).toMatchObject({ statusCode: 201 });
  });
});

describe('a hotel', () => {
  test('cannot show a picture that only another has sent', async () => {
    const { url } = (await send(await draw({ background: '#777777' }).jpeg().toBuffer())).json<SentPicture>();
    const other = await theirs.enter('berta@probe.example');
    const { version, customization } = (
      await theirs.ask(getConfigCustomization, { cookie: other })
    ).json<CustomizationState>();
    const body = { version, customization: { ...customization, bgUrl: url } };
    expect((await theirs.ask(sendCustomizationData, { cookie: other, body })).json()).toMatchObject({
      code: 'input.invalid',
      errors: [{ field: 'customization.bgUrl' }],
    });
  });

  test('has a hundred pictures at most: the last place goes to one of two, and unseen ones give way after a day', async () => {
    const sentAt = new Date(clock.now);
    await inHotel(db, 7001, (tx) => sql`update look_picture set sent_at = ${sentAt} where hotel_id = 7001`.execute(tx));
    await inHotel(db, 7001, (tx) =>
      sql`insert into look_picture select 7001, lpad(to_hex(n), 24, '0'), 1, 1, '', true, ${sentAt}
        from generate_series(1, 99 - (select count(*)::int from look_picture where hotel_id = 7001)) n`.execute(tx),
    );
    const files = await Promise.all(['#100000', '#200000'].map((background) => draw({ background }).jpeg().toBuffer()));
    const replies = await Promise.all(files.map((file) => send(file)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'picture.quota' });
    clock.now += 25 * 3_600_000;
    cookie = await enter('anna@probe.example');
    expect(await send(await draw({ background: '#300000' }).jpeg().toBuffer())).toMatchObject({ statusCode: 201 });
    // What the look shows has stayed.
    const { customization, pictures } = (await ask(getConfigCustomization, { cookie })).json<CustomizationState>();
    expect(pictures.map(({ url }) => url)).toContain(customization.bgUrl);
  });
});
