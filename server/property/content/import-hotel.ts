import path from 'node:path';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { keepPicture } from '../picture/keep-picture.ts';
import type { PictureStore } from '../picture/picture-store.ts';
import { saveHotel } from '../hotel/save-hotel.ts';
import type { StoredPicture } from '../hotel/hotel.ts';
import { readDocument, type DocumentFault } from './read-document.ts';

export type ImportedHotel =
  | { readonly ok: true; readonly hotelId: number; readonly name: string; readonly pictures: readonly StoredPicture[] }
  | { readonly ok: false; readonly faults: readonly DocumentFault[] };

/** Checks a document, takes its pictures into the house, and puts the hotel in place. On any fault nothing changes. */
export async function importHotel(
  db: Db,
  documentFile: string,
  pictureDir: string,
  { isDemo = false, store, now }: { isDemo?: boolean; store?: PictureStore | undefined; now: Instant },
): Promise<ImportedHotel> {
  const read = await readDocument(documentFile);
  if (!read.ok) return read;
  const { document } = read;
  const pictures: StoredPicture[] = [];
  const faults: DocumentFault[] = [];
  for (const [i, entry] of document.pictures.entries()) {
    const kept = await keepPicture(path.resolve(path.dirname(documentFile), entry.file), pictureDir, store);
    if ('fault' in kept) faults.push({ path: `pictures[${i}].file`, message: kept.fault });
    else pictures.push({ pictureId: entry.id, ...kept });
  }
  if (faults.length > 0) return { ok: false, faults };
  await inHotel(db, document.hotelId, (tx) => saveHotel(tx, document, pictures, { isDemo, now }));
  return { ok: true, hotelId: document.hotelId, name: document.name, pictures };
}
