import { access } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureStore } from './picture-store.ts';
import { readSource } from './read-source.ts';
import { readVariantName, type Variant } from './variants.ts';
import { writeWhole } from './write-whole.ts';

const maxPixels = 40_000_000;

/** Variants being made right now, so that ten guests who ask for one at once cost one encoding. */
const underWay = new Map<string, Promise<string | null>>();

/** The file of a variant, made now if it was never asked for before; null where there is no such picture. */
export function makeVariant(pictureDir: string, name: string, store?: PictureStore): Promise<string | null> {
  const variant = readVariantName(name);
  if (!variant) return Promise.resolve(null);
  const file = path.join(pictureDir, name);
  const running = underWay.get(file);
  if (running) return running;
  const making = find(pictureDir, file, variant, store).finally(() => underWay.delete(file));
  underWay.set(file, making);
  return making;
}

async function find(
  pictureDir: string,
  file: string,
  variant: Variant,
  store: PictureStore | undefined,
): Promise<string | null> {
  if (await exists(file)) return file;
  const source = await readSource(pictureDir, variant.sourceHash, store);
  if (!source) return null;
  await writeWhole(file, await encode(source, variant));
  return file;
}

async function encode(source: Buffer, { size, format, isWhole }: Variant): Promise<Buffer> {
  const { hasAlpha } = await openPicture(source).metadata();
  const cut = openPicture(source).resize(size.width, size.height, {
    // A logo keeps its shape and its see-through ground; a photograph fills the 3:2 frame of the design, or covers it whole.
    fit: hasAlpha ? 'inside' : isWhole ? 'outside' : 'cover',
    withoutEnlargement: true,
  });
  switch (format.extension) {
    case 'avif':
      // Effort 1 is within a tenth of the smallest file at a fifth of the time, and guests may be waiting.
      return cut.avif({ quality: 52, effort: 1 }).toBuffer();
    case 'webp':
      return cut.webp({ quality: 74, effort: 2 }).toBuffer();
    case 'jpg':
      return cut.flatten({ background: '#fff' }).jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  }
}

export const openPicture = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
