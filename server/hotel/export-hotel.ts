import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureStore } from '../picture/picture-store.ts';
import { readSource } from '../picture/read-source.ts';
import type { Hotel } from './hotel.store.ts';

type Where = { readonly pictureDir: string; readonly store?: PictureStore | undefined };

/**
 * Writes a hotel out as it came in: the document, and its pictures beside it under the names it gives them. Gives back the
 * ids of pictures whose source is not to be had; all others are written.
 */
export async function exportHotel(hotel: Hotel, file: string, { pictureDir, store }: Where): Promise<string[]> {
  const folder = path.dirname(path.resolve(file));
  const missing: string[] = [];
  const pictures = [];
  for (const picture of hotel.document.pictures) {
    const place = isWithin(folder, picture.file) ? picture.file : `pictures/${picture.id}${path.extname(picture.file)}`;
    const stored = hotel.pictures.get(picture.id);
    const bytes = stored ? await readSource(pictureDir, stored.sourceHash, store) : null;
    pictures.push({ ...picture, file: place });
    if (!bytes) missing.push(picture.id);
    else {
      await mkdir(path.dirname(path.join(folder, place)), { recursive: true });
      await writeFile(path.join(folder, place), bytes);
    }
  }
  await writeFile(file, `${JSON.stringify({ ...hotel.document, pictures }, null, 2)}\n`);
  return missing;
}

/** A document comes from anywhere; what it names is not written outside of where somebody wants it. */
function isWithin(folder: string, file: string): boolean {
  const way = path.relative(folder, path.resolve(folder, file));
  return way !== '' && !way.startsWith('..') && !path.isAbsolute(way);
}
