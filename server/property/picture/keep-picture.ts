import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredPicture } from '../hotel/hotel.ts';
import { makePlaceholder } from './make-placeholder.ts';
import { openPicture } from './make-variant.ts';
import type { PictureStore } from './picture-store.ts';
import { sourceHashOf } from './read-source.ts';
import { sniffPicture } from './sniff-picture.ts';
import { sourceName } from './variants.ts';
import { writeWhole } from './write-whole.ts';

type Kept = Omit<StoredPicture, 'pictureId'>;

/** Why a picture was not taken; `isPassing` where it is not the picture's fault, and the same may be sent again. */
type NotKept = { readonly fault: string; readonly isPassing?: true };

/** Takes a picture that lies in a file. */
export async function keepPicture(source: string, pictureDir: string, store?: PictureStore): Promise<Kept | NotKept> {
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
): Promise<Kept | NotKept> {
  const sourceHash = sourceHashOf(bytes);
  const note = path.join(pictureDir, `${sourceHash}.json`);
  const known = await readFile(note, 'utf8').catch(() => null);
  if (known !== null && !store) return JSON.parse(known) as Kept;
  const measured = await measure(bytes, sourceHash);
  if ('fault' in measured) return { fault: `${name} is not a picture we can read: ${measured.fault}` };
  try {
    // First where all servers find it: what that does not take is not kept here either.
    await store?.put(sourceName(sourceHash), bytes);
    await mkdir(pictureDir, { recursive: true });
    await writeWhole(path.join(pictureDir, sourceName(sourceHash)), bytes);
    await writeWhole(note, JSON.stringify(measured)); // last: its presence says that the source is whole
    return measured;
  } catch (error) {
    return { fault: `${name} could not be kept: ${(error as Error).message}. Try again`, isPassing: true };
  }
}

/** By its first bytes before anything is decoded: drawings that may name other files or carry scripts (SVG) are not read. */
async function measure(bytes: Buffer, sourceHash: string): Promise<Kept | { readonly fault: string }> {
  const kind = sniffPicture(bytes);
  if (!kind) return { fault: 'send a JPEG, PNG, WebP, AVIF or GIF file' };
  try {
    const { format, autoOrient } = await openPicture(bytes).metadata();
    if (format !== kind) return { fault: `it is ${format}` };
    // Not the measures of the file: a camera that was held upright writes a picture that lies on its side.
    const { width, height } = autoOrient;
    return { sourceHash, width, height, placeholder: await makePlaceholder(bytes) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}
