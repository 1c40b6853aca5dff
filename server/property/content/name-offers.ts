import type { NamedOffers } from '@stayfront/contract/hotel';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import { otherLanguagesIn } from './other-languages-in.ts';

/** The offers that need no code, in one language. Who knows a code is told its name with the price. */
export function nameOffers(
  { offers = [], language: own }: PropertyDocument,
  language: Language,
): { readonly offers?: NamedOffers } {
  const open = offers.filter(({ code }) => code === undefined);
  if (open.length === 0) return {};
  return {
    offers: open.map(({ id, name, description }) => ({
      offerId: id,
      name: textIn(name, language, own),
      description: description ? textIn(description, language, own) : null,
      ...otherLanguagesIn({ name, description }, language, own),
    })),
  };
}
