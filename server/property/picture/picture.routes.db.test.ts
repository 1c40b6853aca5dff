import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { picturesIn } from './pictures-in.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { startApp } from '../../testing/start-app.ts';
import { keepPicture } from './keep-picture.ts';
import { variantName } from './variants.ts';

const app = await startApp(await freshDatabase(), { now: 0 });
const pictureDir = picturesIn(app.dataDir);
await mkdir(pictureDir, { recursive: true });
const source = path.join(app.dataDir, 'source.jpg');
const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3b6075' } });
await writeFile(source, await drawn.jpeg().toBuffer());
const kept = await keepPicture(source, pictureDir);
const hash = 'fault' in kept ? '' : kept.sourceHash;
await writeFile(path.join(app.dataDir, 'secret'), 'the secret of this installation');

describe('a picture of the hotel', () => {
  test.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ])('is sent as %s and may be kept for ever, since its name follows from its content', async (extension, type) => {
    const reply = await app.inject(`/pictures/${variantName(hash, 640, extension)}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 640, height: 427 });
  });

  test.each([
    '/pictures/',
    '/pictures/..',
    '/pictures/../secret',
    '/pictures/..%2fsecret',
    '/pictures/%2e%2e/secret',
    '/pictures/%2e%2e%2fsecret',
    '/pictures/..%5csecret',
    '/pictures/%252e%252e%252fsecret',
    '/pictures/....//secret',
    `/pictures/${hash}.source`,
    `/pictures/${hash}.json`,
    `/pictures/${hash}-640.jpg%00`,
    `/pictures/${hash}-640.jpg/../../secret`,
    `/pictures/${variantName('0'.repeat(24), 640, 'jpg')}`,
    '/pictures//etc/passwd',
  ])('%s is none', async (url) => {
    const reply = await app.inject(url);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'route.unknown']);
    expect(reply.body).not.toContain('the secret');
  });
});
