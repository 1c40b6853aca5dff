import { join } from 'node:path';

const here = (...path: string[]): string => join(import.meta.dirname, ...path);

/** Pictures are named relative to the folder of their document. */
export const demoHotels: { folder: string; documentFile: string }[] = [
  'seeblick',
  'casalago',
  'riverhouse',
  'alpina',
].map((name) => ({ folder: here(name), documentFile: here(name, 'hotel.json') }));

export const demoChainFile: string = here('chain-100.json');
