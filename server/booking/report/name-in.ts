import { textIn } from '@stayfront/contract/property/texts';
import { unknownCountry, type ReportDimension } from '@stayfront/rules/report/dimensions';
import { countryName } from '../../property/content/country-name.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';

/** What a room, a rate or a country is called in the hotel’s language; what it no longer has, and all else, goes by its key. */
export function nameIn({ document }: Hotel, dimension: ReportDimension, key: string): string {
  if (dimension === 'country' && key !== unknownCountry) return countryName(document.language, key);
  const list: readonly { id: string; name: Parameters<typeof textIn>[0] }[] =
    dimension === 'room' ? document.rooms : dimension === 'rate' ? document.ratePlans : [];
  const { language } = document;
  return textIn(list.find(({ id }) => id === key)?.name, language, language) || key;
}
