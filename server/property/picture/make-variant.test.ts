import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { keepPicture } from './keep-picture.ts';
import { makeVariant } from './make-variant.ts';
import { formats, logoSize, readVariantName, sizes, sourceName, variantName, variantsOf } from './variants.ts';

type Drawn = { width: number; height: number; alpha?: boolean };

async function folder(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'stayfront-pictures-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

/** A picture of one colour, kept in a folder of its own; gives back the folder and the picture's hash. */
async function keep({ width, height, alpha = false }: Drawn): Promise<{ pictureDir: string; hash: string }> {
  const pictureDir = await folder();
  const drawn = sharp({
    create: { width, height, channels: alpha ? 4 : 3, background: { r: 59, g: 96, b: 117, alpha: 0.5 } },
  });
  const source = path.join(pictureDir, 'drawn');
  await writeFile(source, await (alpha ? drawn.png() : drawn.jpeg()).toBuffer());
  const kept = await keepPicture(source, pictureDir);
  await rm(source);
  if ('fault' in kept) throw new Error(kept.fault);
  expect(kept).toMatchObject({ width, height });
  return { pictureDir, hash: kept.sourceHash };
}

async function measure(file: string | null): Promise<[format: string, width: number, height: number]> {
  const { format, width, height } = await sharp(await readFile(file ?? '')).metadata();
  return [format, width, height];
}

const sharpName = { avif: 'heif', webp: 'webp', jpg: 'jpeg' } as const;

describe('a photograph', () => {
  test('is made in every size and format, each as large as it says', async () => {
    const { pictureDir, hash } = await keep({ width: 2100, height: 1500 });
    expect(variantsOf(hash)).toHaveLength(9);
    for (const { width, height } of sizes)
      for (const { extension } of formats) {
        const file = await makeVariant(pictureDir, variantName(hash, width, extension));
        expect(await measure(file)).toEqual([sharpName[extension], width, height]);
      }
    expect((await readdir(pictureDir)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('that is to be cut by a page is made whole, and as large as what is shown of it needs', async () => {
    for (const [drawn, made] of [
      [{ width: 3000, height: 1000 }, [1281, 427]],
      [{ width: 1000, height: 3000 }, [640, 1920]],
    ] as const) {
      const { pictureDir, hash } = await keep(drawn);
      const file = await makeVariant(pictureDir, variantName(hash, 640, 'webp', true));
      expect(await measure(file)).toEqual(['webp', ...made]);
    }
  });

  test('that is small is not blown up', async () => {
    const { pictureDir, hash } = await keep({ width: 300, height: 200 });
    expect(await measure(await makeVariant(pictureDir, variantName(hash, 1920, 'webp')))).toEqual(['webp', 300, 200]);
  });

  test('taken with the camera held upright is measured and shown upright', async () => {
    const pictureDir = await folder();
    const lying = sharp({ create: { width: 90, height: 60, channels: 3, background: '#3b6075' } });
    const source = path.join(pictureDir, 'upright');
    await writeFile(source, await lying.jpeg().withMetadata({ orientation: 6 }).toBuffer());
    const kept = await keepPicture(source, pictureDir);
    expect(kept).toMatchObject({ width: 60, height: 90 });
  });

  test('that ten guests ask for at once is made once', async () => {
    const { pictureDir, hash } = await keep({ width: 900, height: 600 });
    const name = variantName(hash, 640, 'jpg');
    const asked = Array.from({ length: 10 }, () => makeVariant(pictureDir, name));
    expect(new Set(asked).size).toBe(1); // one promise: one encoding
    const file = path.join(pictureDir, name);
    expect(await Promise.all(asked)).toEqual(asked.map(() => file));
    const { mtimeMs, ino } = await stat(file);
    expect(await makeVariant(pictureDir, name)).toBe(file);
    expect(await stat(file)).toMatchObject({ mtimeMs, ino }); // and never again
  });
});

test('a logo keeps its shape and its see-through ground', async () => {
  const { pictureDir, hash } = await keep({ width: 1000, height: 200, alpha: true });
  const file = await makeVariant(pictureDir, variantName(hash, 640, 'webp'));
  expect(await measure(file)).toEqual(['webp', 640, 128]);
  expect((await sharp(await readFile(file ?? '')).metadata()).hasAlpha).toBe(true);
});

describe('a name that we did not give', () => {
  const hash = '0123456789abcdef01234567';

  test.each([
    `${hash}-641.jpg`,
    `${hash}-640.png`,
    `${hash}-640.jpg.tmp`,
    `${hash}-0640.jpg`,
    `${hash.toUpperCase()}-640.jpg`,
    `${hash}.source`,
    `${hash}.json`,
    `../${hash}-640.jpg`,
    `..%2f${hash}-640.jpg`,
    `${hash}-640.jpg\u0000`,
    `${hash}-640.jpg\n`,
    '..',
    '',
    '/etc/passwd',
  ])('%j is no picture', async (name) => {
    expect(readVariantName(name)).toBeNull();
    expect(await makeVariant(tmpdir(), name)).toBeNull();
  });

  test('like one of ours, of a picture that is not there, is no picture', async () => {
    expect(await makeVariant(await folder(), variantName(hash, 640, 'jpg'))).toBeNull();
  });

  test('of a logo’s own size is one of ours, and small', async () => {
    const kept = await keep({ width: 600, height: 600, alpha: true });
    const file = await makeVariant(kept.pictureDir, variantName(kept.hash, logoSize.width, 'webp'));
    expect(await measure(file)).toEqual(['webp', 213, 213]);
  });

  test('is told from one that we gave', () => {
    for (const name of variantsOf(hash)) expect(readVariantName(name)).toMatchObject({ sourceHash: hash });
  });
});

describe('a file that is no picture', () => {
  test.each([
    ['a text', Buffer.from('Dear guests')],
    ['nothing', Buffer.alloc(0)],
    ['a picture cut short', Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043', 'hex')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ])('but %s is refused by its name, and nothing of it is kept', async (_, bytes) => {
    const pictureDir = await folder();
    const source = path.join(pictureDir, 'terrace.jpg');
    await writeFile(source, bytes);
    expect(await keepPicture(source, pictureDir)).toEqual({
      fault: expect.stringMatching(/^terrace\.jpg is not a picture we can read: /),
    });
    expect(await readdir(pictureDir)).toEqual(['terrace.jpg']);
  });

  test('of more pixels than a hotel needs is refused', async () => {
    const pictureDir = await folder();
    const source = path.join(pictureDir, 'bomb.png');
    const huge = sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#000' } });
    await writeFile(source, await huge.png().toBuffer());
    expect(await keepPicture(source, pictureDir)).toEqual({ fault: expect.stringContaining('bomb.png') });
  });

  test('but is not there is named', async () => {
    const pictureDir = await folder();
    expect(await keepPicture(path.join(pictureDir, 'gone.jpg'), pictureDir)).toEqual({
      fault: 'There is no file gone.jpg beside the document',
    });
  });
});

test('a picture that is handed in twice is kept once', async () => {
  const { pictureDir, hash } = await keep({ width: 90, height: 60 });
  const copy = path.join(pictureDir, 'copy.jpg');
  await writeFile(copy, await readFile(path.join(pictureDir, sourceName(hash))));
  expect(await keepPicture(copy, pictureDir)).toMatchObject({ sourceHash: hash, width: 90, height: 60 });
});
