import { z } from 'zod';
import amenities from '@stayfront/contract/property/room-amenities.json' with { type: 'json' };
import { LanguageCode, languages } from '@stayfront/contract/property/texts';
import { PropertyDocument } from '@stayfront/contract/property/property-document';
import { readDatabaseTime } from '@stayfront/server/platform/clock/database-time';
import { exportHotel } from '@stayfront/server/property/content/export-hotel';
import { importHotel } from '@stayfront/server/property/content/import-hotel';
import { nameAmenities } from '@stayfront/server/property/content/name-amenities';
import { readDocument } from '@stayfront/server/property/content/read-document';
import { picturesIn } from '@stayfront/server/property/picture/pictures-in';
import { makeVariant } from '@stayfront/server/property/picture/make-variant';
import { openPictureStore } from '@stayfront/server/property/picture/open-picture-store';
import { variantsOf } from '@stayfront/server/property/picture/variants';
import { warnOf } from '@stayfront/server/property/content/warn-of';
import type { Command } from './command.ts';
import { put, printFaults } from './print-answer.ts';
import { withDatabase, withHotel } from './with-database.ts';

export const documentCommands: readonly Command[] = [
  {
    words: ['check', 'FILE'],
    says: 'what is wrong with a document; changes nothing',
    run: ([file = '']) => check(file),
  },
  {
    words: ['import', 'FILE'],
    says: 'put it in place of what is stored under its number',
    run: ([file = '']) => take(file),
  },
  {
    words: ['export', 'HOTEL', '[FILE]'],
    says: 'write it out, with its pictures beside the file',
    run: ([id, file]) => give(id, file),
  },
  {
    words: ['amenities', '[LANGUAGE]'],
    says: 'what a room may have, by name: the codes for `amenities` of a room',
    run: ([language = 'en']) => listAmenities(language),
  },
  {
    words: ['schema', '[FILE]'],
    says: 'the JSON Schema of such a document',
    run: ([file]) => put(JSON.stringify(z.toJSONSchema(PropertyDocument, { io: 'input' }), null, 2), file),
  },
];

async function listAmenities(typed: string): Promise<number> {
  const language = LanguageCode.safeParse(typed);
  if (!language.success)
    return printFaults(typed, [{ path: 'LANGUAGE', message: `Use one of ${languages.join(', ')}` }]);
  const nameOf = await nameAmenities(language.data);
  const named = Object.keys(amenities).map((code) => ({ code, name: nameOf(Number(code)) }));
  named.sort((one, other) => one.name.localeCompare(other.name, language.data));
  for (const { code, name } of named) console.log(`${code.padStart(4)}  ${name}`);
  return 0;
}

async function check(file: string): Promise<number> {
  const read = await readDocument(file);
  if (!read.ok) return printFaults(file, read.faults);
  console.log(`${file} is a good document of hotel ${read.document.hotelId}, ${read.document.name}.`);
  for (const warning of warnOf(read.document)) console.warn(`  ${warning}`);
  return 0;
}

const give = (id: string | undefined, file: string | undefined): Promise<number> =>
  withHotel(id, async (_db, hotel, settings) => {
    if (file === undefined) return put(JSON.stringify(hotel.document, null, 2), file);
    const store = openPictureStore(settings.picturesUrl, Date.now);
    const missing = await exportHotel(hotel, file, { pictureDir: picturesIn(settings.dataDir), store });
    for (const picture of missing)
      console.error(`  The picture ${picture} is not kept here: put its file beside ${file}.`);
    const written = hotel.document.pictures.length - missing.length;
    console.log(`Hotel ${id}, ${hotel.document.name}, is in ${file}, with ${written} pictures beside it.`);
    return missing.length > 0 ? 1 : 0;
  });

const take = (file: string): Promise<number> =>
  withDatabase(async (db, settings) => {
    const pictureDir = picturesIn(settings.dataDir);
    const store = openPictureStore(settings.picturesUrl, Date.now);
    const made = await importHotel(db, file, pictureDir, { store, now: await readDatabaseTime(db) });
    if (!made.ok) return printFaults(file, made.faults);
    for (const [i, picture] of made.pictures.entries()) {
      console.log(`  picture ${i + 1} of ${made.pictures.length}: ${picture.pictureId}`);
      if (settings.arePicturesAhead)
        for (const name of variantsOf(picture.sourceHash)) await makeVariant(pictureDir, name);
    }
    console.log(`Hotel ${made.hotelId}, ${made.name}, is in place.`);
    return 0;
  });
