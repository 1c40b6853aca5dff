import { join } from 'node:path';

const here = (...path: string[]): string => join(import.meta.dirname, ...path);

/** Pictures are named relative to the folder of their document. */
export const demoHotels: { folder: string; documentFile: string }[] = [
  'seeblick',
  'casalago',
  'riverhouse',
  'alpina',
].map((name) => ({ folder: here(name), documentFile: here(name, 'hotel.json') }));

/** Hotels say themselves which chain they belong to; a chain has a name only. */
export const demoChain: { chainId: number; name: string } = { chainId: 100, name: 'Lakeland Collection' };
