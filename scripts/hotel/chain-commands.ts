import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CalendarEntries } from '@stayfront/contract/manage/calendar';
import { ChainLook } from '@stayfront/contract/property/chain-look';
import { isRefusal } from '@stayfront/contract/problem';
import { putCalendar } from '@stayfront/server/calendar/put-calendar';
import { saveChain } from '@stayfront/server/chain/chain.store';
import type { Db } from '@stayfront/server/db/open-database';
import { hotelReader } from '@stayfront/server/hotel/hotel.store';
import { importHotel } from '@stayfront/server/hotel/import-hotel';
import { readDocument } from '@stayfront/server/hotel/read-document';
import { picturesIn } from '@stayfront/server/main';
import type { Command } from './command.ts';
import { readShape, tellAnswer, tellFaults } from './tell.ts';
import { withDatabase } from './with-database.ts';

export const chainCommands: readonly Command[] = [
  {
    words: ['chain', 'CHAIN', 'NAME', '[FOLDER]'],
    says: 'name a chain, and put the hotels of a folder: every NAME.json, with NAME.calendar.json where there is one; chain.json has its own line and logo',
    run: ([id = '', name = '', folder]) => put(id, name, folder),
  },
];

async function put(id: string, name: string, folder: string | undefined): Promise<number> {
  const chainId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  if (chainId === null || name.trim() === '' || name.length > 120) {
    console.error('A chain has a number and a name of at most 120 signs.');
    return 1;
  }
  const files = folder === undefined ? [] : await documentsIn(folder);
  for (const file of files) {
    const read = await readDocument(file);
    if (!read.ok) return tellFaults(file, read.faults);
    if (read.document.chainId !== chainId)
      return tellFaults(file, [{ path: 'chainId', message: `must be ${chainId}, the number of its chain` }]);
  }
  const lookFile =
    folder !== undefined && (await readdir(folder)).includes(ownFile) ? path.join(folder, ownFile) : null;
  const look = lookFile === null ? undefined : await readShape(ChainLook, lookFile);
  if (look === null) return 1;
  return withDatabase(async (db, { dataDir }) => {
    await saveChain(db, { chainId, name: name.trim(), look });
    for (const file of files) {
      const fault = await take(db, file, picturesIn(dataDir));
      if (fault !== 0) return fault;
    }
    console.log(
      `Chain ${chainId}, ${name.trim()}, is in place${files.length > 0 ? `, with ${files.length} hotels` : ''}.`,
    );
    return 0;
  });
}

/** What the chain says of itself; all other documents of the folder are hotels. */
const ownFile = 'chain.json';

async function documentsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter(
    (one) => one.endsWith('.json') && !one.endsWith('.calendar.json') && one !== ownFile,
  );
  return names.sort().map((one) => path.join(folder, one));
}

async function take(db: Db, file: string, pictureDir: string): Promise<number> {
  const made = await importHotel(db, file, pictureDir);
  if (!made.ok) return tellFaults(file, made.faults);
  const calendar = file.replace(/\.json$/, '.calendar.json');
  const hasCalendar = (await readdir(path.dirname(file))).includes(path.basename(calendar));
  if (!hasCalendar) return 0;
  const entries = await readShape(CalendarEntries, calendar);
  const hotel = await hotelReader(db)(made.hotelId);
  if (!entries || !hotel) return 1;
  const answer = await putCalendar(db, hotel, entries, Date.now());
  return isRefusal(answer) ? tellAnswer(calendar, answer) : 0;
}
