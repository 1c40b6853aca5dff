import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@stayfront/contract/property/texts';
import { withoutSharpS, wordingIn } from '@stayfront/rules/language/wording';

/** What room amenities are called in one language, by their OpenTravel code. */
type AmenityNames = Readonly<Record<string, string>>;

const known = new Map<Language, Promise<AmenityNames>>();

/** Names room amenities in the reader's language, as the hotel's country writes it; a language is read when somebody first asks for it. */
export async function nameAmenities(language: Language, country?: string): Promise<(code: number) => string> {
  const reading = known.get(language) ?? read(language);
  known.set(language, reading);
  const names = await reading;
  const isSwiss = wordingIn(language, country) === 'de-CH';
  return (code) => {
    const name = names[String(code)] ?? `RMA ${code}`;
    return isSwiss ? withoutSharpS(name) : name;
  };
}

async function read(language: Language): Promise<AmenityNames> {
  const file = path.join(import.meta.dirname, 'amenities', `${language}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as AmenityNames;
}
