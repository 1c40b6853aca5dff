import { textIn } from '@stayfront/contract/property/texts';
import type { ReportDimension } from '@stayfront/rules/report/dimensions';
import type { Hotel } from '../../property/hotel/hotel.ts';

/** What a room or rate is called at the hotel; what it no longer has, and all else, goes by its key. */
export function nameIn({ document }: Hotel, dimension: ReportDimension, key: string): string {
  const list: readonly { id: string; name: Parameters<typeof textIn>[0] }[] =
    dimension === 'room' ? document.rooms : dimension === 'rate' ? document.ratePlans : [];
  const { language } = document;
  return textIn(list.find(({ id }) => id === key)?.name, language, language) || key;
}
