import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredPicture } from '../hotel/hotel.store.ts';
import { makePlaceholder } from './make-placeholder.ts';
import { openPicture } from './make-variant.ts';
import type { PictureStore } from './picture-store.ts';
import { sourceHashOf } from './read-source.ts';
import { sourceName } from './variants.ts';
import { writeWhole } from './write-whole.ts';

type Kept = Omit<StoredPicture, 'pictureId'>;

// What cameras and designers hand over. Drawings that may name other files or carry scripts (SVG) are not among them.
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Takes a picture that lies in a file. */
export async function keepPicture(
  source: string,
  pictureDir: string,
  store?: PictureStore,
): Promise<Kept | { readonly fault: string }> {
  const bytes = await readFile(source).catch(() => null);
  if (!bytes) return { fault: `There is no file ${path.basename(source)} beside the document` };
  return keepPictureBytes(bytes, path.basename(source), pictureDir, store);
}

/**
 * Takes a picture into the house: checks that it can be read, measures it, and makes the blurred placeholder of a few
 * hundred bytes that stands in its place while it loads. The source is kept to make the variants from; it is never served.
 */
export async function keepPictureBytes(
  bytes: Buffer,
  name: string,
  pictureDir: string,
  store?: PictureStore,
): Promise<Kept | { readonly fault: string }> {
  const sourceHash = sourceHashOf(bytes);
  await mkdir(pictureDir, { recursive: true });
  const note = path.join(pictureDir, `${sourceHash}.json`);
  const known = await readFile(note, 'utf8').catch(() => null);
  if (known !== null && !store) return JSON.parse(known) as Kept;
  try {
    const facts = await openPicture(bytes).metadata();
    if (!readable.has(facts.format)) return { fault: `${name} is not a picture we can read: it is ${facts.format}` };
    // Not the measures of the file: a camera that was held upright writes a picture that lies on its side.
    const { width, height } = facts.autoOrient;
    const kept: Kept = { sourceHash, width, height, placeholder: await makePlaceholder(bytes) };
    await writeWhole(path.join(pictureDir, sourceName(sourceHash)), bytes);
    const failure = await store?.put(sourceName(sourceHash), bytes).catch((error: Error) => error);
    if (failure) return { fault: `${name} could not be kept: ${failure.message}. Try again` };
    await writeWhole(note, JSON.stringify(kept)); // last: its presence says that the source is whole
    return kept;
  } catch (error) {
    return { fault: `${name} is not a picture we can read: ${(error as Error).message}` };
  }
}
