import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { PropertyDocument } from '@stayfront/contract/property/property-document';
import { migrate } from '@stayfront/server/db/migrate';
import { openDatabase } from '@stayfront/server/db/open-database';
import { launchPostgres } from '@stayfront/server/db/postgres/launch-postgres';
import { hotelReader } from '@stayfront/server/hotel/hotel.store';
import { importHotel } from '@stayfront/server/hotel/import-hotel';
import { readDocument, type DocumentFault } from '@stayfront/server/hotel/read-document';
import { picturesIn } from '@stayfront/server/main';
import { makeVariant } from '@stayfront/server/picture/make-variant';
import { variantsOf } from '@stayfront/server/picture/variants';
import { readSettings, type Settings } from '@stayfront/server/settings';

const usage = `A hotel is a JSON document. Say what to do with it:
  npm run hotel -- check FILE        say what is wrong with it, and change nothing
  npm run hotel -- import FILE       put it in place of what is stored under its number
  npm run hotel -- export ID [FILE]  write it out (to the screen without FILE)
  npm run hotel -- schema [FILE]     the JSON Schema of such a document`;

const [verb, subject, target] = process.argv.slice(2);
process.exitCode = await act(verb, subject, target);

async function act(verb: string | undefined, subject: string | undefined, target: string | undefined): Promise<number> {
  if (verb === 'schema')
    return put(JSON.stringify(z.toJSONSchema(PropertyDocument, { io: 'input' }), null, 2), subject);
  if (verb === 'check' && subject) return check(subject);
  if (verb === 'import' && subject) return withDatabase((settings, db) => importFrom(settings, db, subject));
  if (verb === 'export' && subject) return withDatabase((_settings, db) => exportTo(db, subject, target));
  console.error(usage);
  return 1;
}

async function check(file: string): Promise<number> {
  const read = await readDocument(file);
  if (!read.ok) return tellFaults(file, read.faults);
  console.log(`${file} is a good document of hotel ${read.document.hotelId}, ${read.document.name}.`);
  return 0;
}

type Db = ReturnType<typeof openDatabase>['db'];

async function importFrom(settings: Settings, db: Db, file: string): Promise<number> {
  const pictureDir = picturesIn(settings.dataDir);
  const made = await importHotel(db, file, pictureDir);
  if (!made.ok) return tellFaults(file, made.faults);
  for (const [i, picture] of made.pictures.entries()) {
    console.log(`  picture ${i + 1} of ${made.pictures.length}: ${picture.pictureId}`);
    for (const name of variantsOf(picture.sourceHash)) await makeVariant(pictureDir, name);
  }
  console.log(`Hotel ${made.hotelId}, ${made.name}, is in place.`);
  return 0;
}

async function exportTo(db: Db, id: string, file: string | undefined): Promise<number> {
  const hotel = /^\d{1,9}$/.test(id) ? await hotelReader(db)(Number(id)) : null;
  if (hotel) return put(JSON.stringify(hotel.document, null, 2), file);
  console.error(`There is no hotel ${id}.`);
  return 1;
}

async function put(text: string, file: string | undefined): Promise<number> {
  if (file === undefined) console.log(text);
  else await writeFile(file, `${text}\n`);
  return 0;
}

function tellFaults(file: string, faults: readonly DocumentFault[]): number {
  console.error(`${file} cannot be used:`);
  for (const { path, message } of faults) console.error(`  ${path === '' ? 'the document' : path}: ${message}`);
  return 1;
}

/** The database of the running server, or the same one started for this command alone. */
async function withDatabase(work: (settings: Settings, db: Db) => Promise<number>): Promise<number> {
  const read = readSettings(process.env);
  if (!read.ok) {
    for (const { name, message } of read.faults) console.error(`${name} is not right. ${message}`);
    return 1;
  }
  const { settings } = read;
  const say = (): void => {};
  const postgres = settings.databaseUrl === null ? await launchPostgres({ dataDir: settings.dataDir, say }) : null;
  const url = settings.databaseUrl ?? postgres?.url ?? '';
  const database = openDatabase(url, { maxConnections: 2 });
  try {
    await migrate(url);
    return await work(settings, database.db);
  } finally {
    await database.close();
    await postgres?.stop();
  }
}
