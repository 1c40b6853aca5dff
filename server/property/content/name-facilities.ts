import type { FacilityName } from '@stayfront/contract/property/house';
import type { Language } from '@stayfront/contract/property/texts';
import { readNames } from './read-names.ts';

/** Names what a house has in the reader's language, as the hotel's country writes it. */
export async function nameFacilities(
  language: Language,
  country?: string,
): Promise<(facility: FacilityName) => string> {
  const nameOf = await readNames('facilities', language, country);
  return (facility) => nameOf(facility) ?? facility;
}
