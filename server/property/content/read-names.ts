import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@stayfront/contract/property/texts';
import { withoutSharpS, wordingIn } from '@stayfront/rules/language/wording';

/** What things are called in one language, by their code. */
type Names = Readonly<Record<string, string>>;

const known = new Map<string, Promise<Names>>();

/** Our own names of what rooms and houses have, as the hotel's country writes them; a language is read when somebody first asks for it. */
export async function readNames(
  kind: 'amenities' | 'facilities',
  language: Language,
  country?: string,
): Promise<(code: string) => string | undefined> {
  const key = `${kind}/${language}`;
  const names = await (known.get(key) ?? readOnce(key));
  const isSwiss = wordingIn(language, country) === 'de-CH';
  return (code) => (isSwiss ? withoutSharpS(names[code] ?? '') || undefined : names[code]);
}

/** A file that could not be read, as on a machine that has too many open, is read again by the next who asks. */
function readOnce(key: string): Promise<Names> {
  const reading = read(key);
  known.set(key, reading);
  reading.catch(() => known.delete(key));
  return reading;
}

const read = async (key: string): Promise<Names> =>
  JSON.parse(await readFile(path.join(import.meta.dirname, `${key}.json`), 'utf8')) as Names;
