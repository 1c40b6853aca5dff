import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { currencies } from '@stayfront/rules/currency/currencies';
import { ratesSnapshot } from '@stayfront/rules/currency/rates-snapshot';
import { isStayDate } from '@stayfront/rules/stay/stay-date';
import { z } from 'zod';
import type { Rates, RateTable } from './guest-currency.ts';

/** Where rates that were fetched are kept. */
export const ratesFile = (dataDir: string): string => path.join(dataDir, 'rates.json');

const Table = z.object({
  date: z.string().refine(isStayDate),
  eurRates: z.partialRecord(z.enum(currencies), z.number().positive()),
});

/**
 * The rates to show prices by: those that were fetched, before those that came with this release, the later first. The
 * file is looked at again now and then, since another process fetches it.
 */
export function ratesIn(dataDir: string, now: () => number, lookEvery = 60_000): () => Rates {
  let rates: Rates = [ratesSnapshot];
  let [looked, changed] = [-Infinity, -Infinity];
  return () => {
    if (now() - looked < lookEvery) return rates;
    looked = now();
    const touched = statSync(ratesFile(dataDir), { throwIfNoEntry: false })?.mtimeMs;
    if (touched === undefined || touched === changed) return rates;
    changed = touched;
    const fetched = readTable(dataDir);
    if (fetched) rates = [fetched, ratesSnapshot].toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
    return rates;
  };
}

/** Null for a file that somebody spoiled: then the rates that are known go on. */
function readTable(dataDir: string): RateTable | null {
  try {
    return Table.parse(JSON.parse(readFileSync(ratesFile(dataDir), 'utf8')));
  } catch {
    return null;
  }
}
