import { countryCodes } from '@stayfront/contract/country-codes';
import type { HouseWords } from '@stayfront/contract/desk/house/words';
import { FacilityName } from '@stayfront/contract/property/house';
import roomAmenities from '@stayfront/contract/property/room-amenities.json' with { type: 'json' };
import type { Language } from '@stayfront/contract/property/texts';
import { nameAmenities } from '../content/name-amenities.ts';
import { readNames } from '../content/read-names.ts';
import type { Hotel } from '../hotel/hotel.ts';

/** What forms of a house offer to choose from, in a language and as the hotel's country writes it. */
export async function listWords({ document }: Pick<Hotel, 'document'>, language: Language): Promise<HouseWords> {
  const { countryCode } = document.address;
  const [nameOf, facilityOf] = await Promise.all([
    nameAmenities(language, countryCode),
    readNames('facilities', language, countryCode),
  ]);
  const countryOf = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const byName = (a: { name: string }, b: { name: string }): number => compare(a.name, b.name);
  return {
    amenities: Object.keys(roomAmenities)
      .map((code) => ({ code: Number(code), name: nameOf(Number(code)) }))
      .sort(byName),
    facilities: FacilityName.options
      .map((facility) => ({ facility, name: facilityOf(facility) ?? facility }))
      .sort(byName),
    countries: Array.from(countryCodes, (code) => ({ code, name: countryOf.of(code) ?? code })).sort(byName),
    timeZones: Intl.supportedValuesOf('timeZone'),
  };
}
