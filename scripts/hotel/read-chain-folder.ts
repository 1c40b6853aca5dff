import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CalendarEntries } from '@stayfront/contract/manage/calendar';
import { ChainLook } from '@stayfront/contract/property/chain-look';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { readDocument } from '@stayfront/server/property/content/read-document';
import type { z } from 'zod';
import { readShape, printFaults } from './print-answer.ts';

type Named<What> = { readonly file: string; readonly says: What };
export type ChainFolder = {
  readonly look: Named<ChainLook> | null;
  readonly hotels: readonly (Named<PropertyDocument> & { readonly calendar: Named<CalendarEntries> | null })[];
};

/** What the chain says of itself; all other documents of the folder are hotels. */
const ownFile = 'chain.json';
const calendarOf = (name: string): string => name.replace(/\.json$/, '.calendar.json');

/** Reads all that a folder has of a chain; tells what is wrong with the first file that cannot be used and gives back null. */
export async function readChainFolder(folder: string, chainId: number): Promise<ChainFolder | null> {
  const names = await readdir(folder).catch(() => null);
  const refuse = (file: string, at: string, message: string): null => {
    printFaults(file, [{ path: at, message }]);
    return null;
  };
  if (!names) return refuse(folder, '', 'There is no such folder');
  const hotels: ChainFolder['hotels'][number][] = [];
  for (const name of names.filter(isHotel).toSorted()) {
    const file = path.join(folder, name);
    const read = await readDocument(file);
    if (!read.ok) {
      printFaults(file, read.faults);
      return null;
    }
    if (read.document.chainId !== chainId)
      return refuse(file, 'chainId', `must be ${chainId}, the number of its chain`);
    const calendar = await readNamed(CalendarEntries, folder, names, calendarOf(name));
    if (calendar === 'wrong') return null;
    hotels.push({ file, says: read.document, calendar });
  }
  const look = await readNamed(ChainLook, folder, names, ownFile);
  return look === 'wrong' ? null : { look, hotels };
}

const isHotel = (name: string): boolean =>
  name.endsWith('.json') && !name.endsWith('.calendar.json') && name !== ownFile;

/** A file that need not be there. */
async function readNamed<Shape extends z.ZodType>(
  shape: Shape,
  folder: string,
  names: readonly string[],
  name: string,
): Promise<Named<z.infer<Shape>> | null | 'wrong'> {
  if (!names.includes(name)) return null;
  const file = path.join(folder, name);
  const says = await readShape(shape, file);
  return says === null ? 'wrong' : { file, says };
}
