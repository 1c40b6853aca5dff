import type { PaperLanguage } from '@stayfront/contract/desk/paper-language';
import type { Language } from '@stayfront/contract/property/texts';
import type { GuestInfo } from '@stayfront/contract/guest-info';
import { textsFor, type Texts } from '../../platform/texts/texts-for.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';

type Booked = { readonly language: Language; readonly guest: GuestInfo };

/** The language a paper about a reservation is written in. */
const paperLanguage = (wanted: PaperLanguage, { document }: Hotel, { language }: Booked): Language =>
  wanted === 'guest' ? language : wanted === 'hotel' ? document.language : wanted;

/** Its words: those of the guest's country where it is the guest's. */
export const paperTexts = (wanted: PaperLanguage, hotel: Hotel, booked: Booked): Promise<Texts> =>
  textsFor(paperLanguage(wanted, hotel, booked), wordsOf(hotel, wanted === 'guest' ? booked.guest : undefined));
