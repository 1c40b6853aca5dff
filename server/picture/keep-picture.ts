import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredPicture } from '../hotel/hotel.store.ts';
import { openPicture } from './make-variant.ts';
import { sourceName } from './variants.ts';
import { writeWhole } from './write-whole.ts';

type Kept = Omit<StoredPicture, 'pictureId'>;

// What cameras and designers hand over. Drawings that may name other files or carry scripts (SVG) are not among them.
const readable = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Takes a picture that lies in a file. */
export async function keepPicture(source: string, pictureDir: string): Promise<Kept | { readonly fault: string }> {
  const bytes = await readFile(source).catch(() => null);
  if (!bytes) return { fault: `There is no file ${path.basename(source)} beside the document` };
  return keepPictureBytes(bytes, path.basename(source), pictureDir);
}

/**
 * Takes a picture into the house: checks that it can be read, measures it, and makes the blurred placeholder of a few
 * hundred bytes that stands in its place while it loads. The source is kept to make the variants from; it is never served.
 */
export async function keepPictureBytes(
  bytes: Buffer,
  name: string,
  pictureDir: string,
): Promise<Kept | { readonly fault: string }> {
  const sourceHash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  await mkdir(pictureDir, { recursive: true });
  const note = path.join(pictureDir, `${sourceHash}.json`);
  const known = await readFile(note, 'utf8').catch(() => null);
  if (known !== null) return JSON.parse(known) as Kept;
  try {
    const facts = await openPicture(bytes).metadata();
    if (!readable.has(facts.format)) return { fault: `${name} is not a picture we can read: it is ${facts.format}` };
    // Not the measures of the file: a camera that was held upright writes a picture that lies on its side.
    const { width, height } = facts.autoOrient;
    const tiny = await openPicture(bytes).resize(24, 16, { fit: 'cover' }).webp({ quality: 30 }).toBuffer();
    const kept: Kept = { sourceHash, width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
    await writeWhole(path.join(pictureDir, sourceName(sourceHash)), bytes);
    await writeWhole(note, JSON.stringify(kept)); // last: its presence says that the source is whole
    return kept;
  } catch (error) {
    return { fault: `${name} is not a picture we can read: ${(error as Error).message}` };
  }
}
