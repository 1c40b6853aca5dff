import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureStore } from '../picture/picture-store.ts';
import { readSource } from '../picture/read-source.ts';
import { sniffPicture } from '../picture/sniff-picture.ts';
import type { Hotel } from '../hotel/hotel.ts';

type Where = { readonly pictureDir: string; readonly store?: PictureStore | undefined };

/**
 * Writes a hotel out so that it can come in again: the document, and its pictures in `pictures/` beside it. They are named
 * after their ids: the paths in a document are the hotel's words, and would write over whatever lies there. Gives back the
 * ids of pictures whose source is not to be had; all others are written.
 */
export async function exportHotel(hotel: Hotel, file: string, { pictureDir, store }: Where): Promise<string[]> {
  const folder = path.join(path.dirname(file), 'pictures');
  await mkdir(folder, { recursive: true });
  const missing: string[] = [];
  const pictures = [];
  for (const picture of hotel.document.pictures) {
    const stored = hotel.pictures.get(picture.id);
    const bytes = stored ? await readSource(pictureDir, stored.sourceHash, store) : null;
    const name = bytes ? `${picture.id}.${sniffPicture(bytes) ?? 'picture'}` : picture.id;
    if (bytes) await writeFile(path.join(folder, name), bytes);
    else missing.push(picture.id);
    pictures.push({ ...picture, file: `pictures/${name}` });
  }
  await writeFile(file, `${JSON.stringify({ ...hotel.document, pictures }, null, 2)}\n`);
  return missing;
}
