import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startImagekit } from '@stayfront/sandbox/storage/start-imagekit';
import { startS3 } from '@stayfront/sandbox/storage/start-s3';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keepPictureBytes } from './keep-picture.ts';
import { makeVariant } from './make-variant.ts';
import { openPictureStore, readStoreUrl } from './open-picture-store.ts';
import type { PictureStore } from './picture-store.ts';
import { signS3 } from './s3/sign-s3.ts';
import { sourceName, variantName } from './variants.ts';

const now = (): number => Date.parse('2027-06-01T12:00:00Z');
const s3Account = { key: 'sandbox-key', secret: 'a+secret/with=signs', region: 'eu-central-2' };
const imagekitKey = 'private_sandbox/key=';

type Opened = {
  store: PictureStore;
  objects: () => Buffer[];
  refused: string[];
  fail: (times: number) => void;
  spoil: (bytes: Buffer) => void;
};
type Wrong = { key?: string; now?: () => number };

async function openS3({ key = s3Account.secret, now: at = now }: Wrong = {}): Promise<Opened> {
  const sandbox = await startS3(s3Account, now);
  onTestFinished(() => sandbox.stop());
  const address = sandbox.url.replace('//', `//${s3Account.key}:${encodeURIComponent(key)}@`);
  const store = openPictureStore(`s3+${address}/hotels/pictures?region=${s3Account.region}`, at);
  if (!store) throw new Error('no store');
  return {
    store,
    refused: sandbox.refused,
    objects: () => [...sandbox.objects.values()],
    fail: (times) => void (sandbox.failNext = times),
    spoil: (bytes) => {
      for (const name of sandbox.objects.keys()) sandbox.objects.set(name, bytes);
    },
  };
}

async function openImagekit({ key = imagekitKey, now: at = now }: Wrong = {}): Promise<Opened> {
  const sandbox = await startImagekit(imagekitKey, now);
  onTestFinished(() => sandbox.stop());
  const endpoint = sandbox.endpoint.replace('//', `//${encodeURIComponent(key)}@`);
  const store = openPictureStore(`imagekit+${endpoint}?upload=${encodeURIComponent(sandbox.uploadUrl)}`, at);
  if (!store) throw new Error('no store');
  return {
    store,
    refused: sandbox.refused,
    objects: () => [...sandbox.files.values()].map(({ bytes }) => bytes),
    fail: (times) => void (sandbox.failNext = times),
    spoil: (bytes) => {
      for (const name of sandbox.files.keys()) sandbox.files.set(name, { bytes, isPrivate: true });
    },
  };
}

async function folder(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'stayfront-store-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

describe.each([
  ['storage that speaks S3', openS3],
  ['ImageKit', openImagekit],
])('%s', (_name, open) => {
  test('gives back byte by byte what it was given, and nothing where it was given nothing', async () => {
    const { store, objects } = await open();
    const bytes = randomBytes(100_000);
    await store.put('0123456789abcdef01234567.source', bytes);
    expect(objects()).toEqual([bytes]);
    expect(await store.get('0123456789abcdef01234567.source')).toEqual(bytes);
    expect(await store.get('ffffffffffffffffffffffff.source')).toBeNull();
  });

  test('is tried again when it is busy, and said to have failed when it stays so', async () => {
    const { store, fail, objects } = await open();
    fail(2);
    await store.put('a.source', Buffer.from('a'));
    expect(objects()).toHaveLength(1);
    fail(3);
    await expect(store.put('b.source', Buffer.from('b'))).rejects.toThrow('picture storage');
    expect(objects()).toHaveLength(1);
  });

  test('takes nothing from somebody with another key', async () => {
    const { store, refused, objects } = await open({ key: 'guessed' });
    await expect(store.put('a.source', Buffer.from('a'))).rejects.toThrow('403');
    expect([refused.length, objects()]).toEqual([1, []]);
  });

  test('lets a second server make pictures from what the first has kept', async () => {
    const { store } = await open();
    const [first, second] = [await folder(), await folder()];
    const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3b6075' } });
    const kept = await keepPictureBytes(await drawn.jpeg().toBuffer(), 'lobby', first, store);
    if ('fault' in kept) throw new Error(kept.fault);
    const name = variantName(kept.sourceHash, 640, 'webp');
    expect(await makeVariant(second, name)).toBeNull(); // on its own it has never heard of it
    expect(await makeVariant(second, name, store)).toBe(path.join(second, name));
    expect(await readdir(second)).toContain(sourceName(kept.sourceHash));
  });

  test('is not believed when what it gives is not what it was given', async () => {
    const { store, spoil } = await open();
    const [first, second] = [await folder(), await folder()];
    const draw = (background: string): Promise<Buffer> =>
      sharp({ create: { width: 90, height: 60, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const kept = await keepPictureBytes(await draw('#3b6075'), 'lobby', first, store);
    if ('fault' in kept) throw new Error(kept.fault);
    spoil(await draw('#ff0000'));
    expect(await makeVariant(second, variantName(kept.sourceHash, 640, 'jpg'), store)).toBeNull();
    expect(await readdir(second)).toEqual([]);
  });
});

test('S3 hears nobody whose clock is an hour wrong', async () => {
  const { store, refused } = await openS3({ now: () => now() - 3_600_000 });
  await expect(store.get('a.source')).rejects.toThrow('403');
  expect(refused).toEqual(['RequestTimeTooSkewed']);
});

test('ImageKit opens a private file no longer than its address says', async () => {
  const sandbox = await startImagekit(imagekitKey, now);
  onTestFinished(() => sandbox.stop());
  const at = { now: now() };
  const endpoint = sandbox.endpoint.replace('//', `//${encodeURIComponent(imagekitKey)}@`);
  const store = openPictureStore(`imagekit+${endpoint}?upload=${encodeURIComponent(sandbox.uploadUrl)}`, () => at.now);
  await store?.put('a.source', Buffer.from('a'));
  expect(sandbox.files.get('/stayfront/a.source')).toMatchObject({ isPrivate: true });
  expect((await fetch(`${sandbox.endpoint}/stayfront/a.source`)).status).toBe(401);
  at.now -= 6 * 60_000;
  await expect(store?.get('a.source')).rejects.toThrow('401');
  expect(sandbox.refused).toEqual(['signature', 'signature']);
});

test('a request to S3 is signed as in the example that Amazon publishes', () => {
  const headers = signS3({
    method: 'GET',
    url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
    headers: { range: 'bytes=0-9' },
    contentHash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    key: ['AKIAIOSFODNN7', 'EXAMPLE'].join(''),
    secret: ['wJalrXUtnFEMI/K7MDENG', 'bPxRfiCYEXAMPLEKEY'].join('/'),
    region: 'us-east-1',
    now: Date.parse('2013-05-24T00:00:00Z'),
  });
  expect(headers.get('authorization')).toContain(
    'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test.each([
  'https://s3.example.com/bucket',
  's3+https://s3.example.com/bucket',
  's3+https://key@s3.example.com/bucket',
  's3+https://key:secret@s3.example.com',
  's3+ftp://key:secret@s3.example.com/bucket',
  'imagekit+https://ik.imagekit.io/hotel',
  'imagekit+https://key@ik.imagekit.io',
  'imagekit+https://key@ik.imagekit.io/hotel?upload=nowhere',
  'disk',
])('%s names no storage', (url) => {
  expect(readStoreUrl(url)).toBeNull();
});
