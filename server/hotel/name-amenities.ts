import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@stayfront/contract/property/texts';

/** What room amenities are called in one language, by their OpenTravel code. */
type AmenityNames = Readonly<Record<string, string>>;

const known = new Map<Language, Promise<AmenityNames>>();

/** Names room amenities in the reader's language; a language is read when somebody first asks for it. */
export async function nameAmenities(language: Language): Promise<(code: number) => string> {
  const reading = known.get(language) ?? read(language);
  known.set(language, reading);
  const names = await reading;
  return (code) => names[String(code)] ?? `RMA ${code}`;
}

async function read(language: Language): Promise<AmenityNames> {
  const file = path.join(import.meta.dirname, 'amenities', `${language}.json`);
  return JSON.parse(await readFile(file, 'utf8')) as AmenityNames;
}
