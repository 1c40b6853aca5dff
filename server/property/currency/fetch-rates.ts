import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { readEcbRates } from '@stayfront/rules/currency/read-ecb-rates';
import type { RateTable } from './guest-currency.ts';
import { ratesFile } from './rates-in.ts';

const ecbAddress = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** Fetches the bank's rates of the day, from its address or from a file somebody brought, and keeps them. */
export async function fetchRates(dataDir: string, from: string = ecbAddress): Promise<RateTable | { fault: string }> {
  try {
    const text = /^https?:/.test(from) ? await download(from) : await readFile(from, 'utf8');
    const table = readEcbRates(text);
    if (!table) return { fault: `${from} is not a file of daily rates` };
    await mkdir(dataDir, { recursive: true });
    // Moved into place when whole: a server may be reading it.
    await writeFile(`${ratesFile(dataDir)}.new`, JSON.stringify(table, null, 2));
    await rename(`${ratesFile(dataDir)}.new`, ratesFile(dataDir));
    return table;
  } catch (error) {
    return { fault: `${from}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

async function download(address: string): Promise<string> {
  const reply = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!reply.ok) throw new Error(`it answers with ${reply.status}`);
  return reply.text();
}
