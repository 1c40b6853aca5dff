import type { Language } from '@stayfront/contract/property/texts';
import { readNames } from './read-names.ts';

/** Names room amenities in the reader's language, as the hotel's country writes it, by their OpenTravel code. */
export async function nameAmenities(language: Language, country?: string): Promise<(code: number) => string> {
  const nameOf = await readNames('amenities', language, country);
  return (code) => nameOf(String(code)) ?? `RMA ${code}`;
}
