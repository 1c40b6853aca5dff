import type { Language, Texts } from '@stayfront/contract/property/texts';
import type { LaidOffer } from '@stayfront/rules/alpinebits/rate-plans/lay-out-plan';

const children = {
  en: 'Children stay free',
  de: 'Kinder frei',
  fr: 'Enfants gratuits',
  es: 'Niños gratis',
  it: 'Bambini gratis',
  ar: 'الأطفال مجانًا',
} as const;

/** What guests read of an offer that came without a name; the hotel may write another one. */
export function offerName(discount: LaidOffer['discount'], language: Language): Texts {
  if (discount.kind === 'free-nights') return { [language]: `${discount.nights} = ${discount.nights - discount.free}` };
  return { ...children };
}
