import type { HotelChainConfig } from '@stayfront/contract/chain';
import { textIn, type Language } from '@stayfront/contract/property/texts';
import type { Hotel } from '../hotel/hotel.store.ts';
import { otherLanguagesIn } from '../hotel/other-languages-in.ts';
import { lookOf } from '../customization/look-of.ts';
import { describeLookPicture, describePicture } from '../picture/describe-picture.ts';
import type { Chain } from './chain.store.ts';

/** By its code where nobody knows a name. */
const countryName = (language: Language, code: string): string =>
  new Intl.DisplayNames([language === 'no' ? 'nb' : language], { type: 'region' }).of(code) ?? code;

/** A chain and its hotels in one language. */
export const describeChain = (chain: Chain, hotels: readonly Hotel[], language: Language): HotelChainConfig => ({
  chainId: chain.chainId,
  hotelChainName: chain.name,
  hotelChainHotels: hotels.map((hotel) => {
    const { document } = hotel;
    return {
      hotelId: hotel.hotelId,
      hotelName: document.name,
      tagline: textIn(document.tagline, language, document.language),
      ...otherLanguagesIn({ tagline: document.tagline }, language, document.language),
      cityName: document.address.city,
      countryCode: document.address.countryCode,
      countryName: countryName(language, document.address.countryCode),
      logo: document.config.subscription === 'premium' ? describePicture(hotel, document.theme.logo, language) : null,
      showSelector: document.config.showInChainSelector,
      hasTerms: document.legal.generalTerms !== undefined,
      image:
        describeLookPicture(hotel, lookOf(hotel).background, language) ??
        describePicture(hotel, document.rooms[0]?.pictures[0], language),
    };
  }),
});
