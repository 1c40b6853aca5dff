import { plainWords } from '../search/plain-words.ts';

/** Systems whose exports are known by their heads; a number is brought along once for each system. */
export const importSystems = [
  'mews',
  'cloudbeds',
  'little-hotelier',
  'booking-com',
  'beds24',
  'apaleo',
  'stayfront',
  'other',
] as const;
export type ImportSystem = (typeof importSystems)[number];

/** Heads that no other of them writes; two of them say which it is. */
const marks: Readonly<Partial<Record<ImportSystem, readonly string[]>>> = {
  mews: ['space category', 'assigned space', 'requested category', 'person count', 'affiliations', 'travel agency'],
  cloudbeds: ['third party confirmation number', 'grand total', 'balance due', 'accommodation total', 'check in date'],
  'little-hotelier': ['booking reference', 'booked on date', 'total outstanding', 'total received', 'number of adults'],
  'booking-com': ['book number', 'booker group', 'commission amount', 'booker country', 'guest name s', 'unit type'],
  beds24: ['last night', 'first night', 'referrer', 'api reference', 'master id', 'booking date'],
  apaleo: ['unit group', 'total gross amount', 'guarantee type', 'travel purpose', 'primary guest last name'],
};

/** Whose export a sheet is, as far as its heads say it. */
export function systemOf(heads: readonly string[]): ImportSystem {
  const written = new Set(heads.map((head) => plainWords(head).join(' ')));
  let [best, most] = ['other' as ImportSystem, 1];
  for (const [system, names] of Object.entries(marks) as [ImportSystem, readonly string[]][]) {
    const count = names.filter((name) => written.has(name)).length;
    if (count > most) [best, most] = [system, count];
  }
  return best;
}
