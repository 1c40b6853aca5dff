import { isRefusal } from '@stayfront/contract/problem';
import { readDatabaseTime } from '@stayfront/server/platform/clock/database-time';
import { putCalendar } from '@stayfront/server/selling/calendar/put-calendar';
import { listHotelsOf } from '@stayfront/server/property/chain/list-hotels-of';
import { saveChain } from '@stayfront/server/property/chain/save-chain';
import type { Db } from '@stayfront/server/platform/db/open-database';
import { knownHotels } from '@stayfront/server/property/hotel/known-hotels';
import { importHotel } from '@stayfront/server/property/content/import-hotel';
import { openPictureStore } from '@stayfront/server/property/picture/open-picture-store';
import { picturesIn } from '@stayfront/server/property/picture/pictures-in';
import type { Settings } from '@stayfront/server/app/settings';
import type { Command } from './command.ts';
import { readChainFolder, type ChainFolder } from './read-chain-folder.ts';
import { printAnswer, printFaults } from './print-answer.ts';
import { withDatabase } from './with-database.ts';

export const chainCommands: readonly Command[] = [
  {
    words: ['chain', 'CHAIN', 'NAME', '[FOLDER]'],
    says: 'name a chain, and put the hotels of a folder: every NAME.json, with NAME.calendar.json where there is one; chain.json has its own line and logo',
    run: ([id = '', name = '', folder]) => put(id, name.trim(), folder),
  },
];

const nothing: ChainFolder = { look: null, hotels: [] };

async function put(id: string, name: string, folder: string | undefined): Promise<number> {
  const chainId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  if (chainId === null || name === '' || name.length > 120) {
    console.error('A chain has a number and a name of at most 120 signs.');
    return 1;
  }
  const given = folder === undefined ? nothing : await readChainFolder(folder, chainId);
  if (!given) return 1;
  return withDatabase(async (db, settings) => {
    const { look, hotels } = given;
    const message = look && (await wrongLogo(db, chainId, given));
    if (message) return printFaults(look.file, [{ path: 'logo', message }]);
    await saveChain(db, { chainId, name, look: look?.says });
    for (const hotel of hotels) {
      const fault = await take(db, hotel, settings);
      if (fault !== 0) return fault;
    }
    console.log(`Chain ${chainId}, ${name}, is in place${hotels.length > 0 ? `, with ${hotels.length} hotels` : ''}.`);
    return 0;
  });
}

/** The page of a chain wears the look of its first hotel, which may be in the folder or in place already. */
async function wrongLogo(db: Db, chainId: number, { look, hotels }: ChainFolder): Promise<string | null> {
  const logo = look?.says.logo;
  if (logo === undefined) return null;
  const coming = new Map(hotels.map(({ says }) => [says.hotelId, says]));
  const [first] = [...coming.keys(), ...(await listHotelsOf(db, chainId))].toSorted((a, b) => a - b);
  if (first === undefined) return `the chain has no hotel yet that could have the picture ${logo}`;
  const document = coming.get(first) ?? (await knownHotels(db).current(first))?.document;
  return document?.pictures.some((picture) => picture.id === logo)
    ? null
    : `must be a picture of the chain’s first hotel, ${first}, which has none called ${logo}`;
}

async function take(
  db: Db,
  { file, calendar }: ChainFolder['hotels'][number],
  { dataDir, picturesUrl }: Settings,
): Promise<number> {
  const store = openPictureStore(picturesUrl, Date.now);
  const now = await readDatabaseTime(db);
  const made = await importHotel(db, file, picturesIn(dataDir), { store, now });
  if (!made.ok) return printFaults(file, made.faults);
  if (!calendar) return 0;
  const hotel = await knownHotels(db).current(made.hotelId);
  if (!hotel) return 1;
  const answer = await putCalendar(db, hotel, calendar.says, now);
  return isRefusal(answer) ? printAnswer(calendar.file, answer) : 0;
}
