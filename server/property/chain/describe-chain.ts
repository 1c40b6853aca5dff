import type { HotelChainConfig } from '@stayfront/contract/chain';
import type { ChainLook } from '@stayfront/contract/property/chain-look';
import { nameIn, textIn, type Language } from '@stayfront/contract/property/texts';
import { countryName } from '../content/country-name.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { nameOffers } from '../content/name-offers.ts';
import { otherLanguagesIn } from '../content/other-languages-in.ts';
import { lookOf } from '../hotel/look-of.ts';
import { describeLookPicture, describePicture } from '../picture/describe-picture.ts';
import type { Chain } from './chain.ts';

/** A chain and its hotels in one language. The first of them is the host: its language, and its pictures, are the chain's. */
export const describeChain = (chain: Chain, hotels: readonly Hotel[], language: Language): HotelChainConfig => ({
  chainId: chain.chainId,
  hotelChainName: chain.name,
  ...describeLook(chain.look, hotels[0], language),
  hotelChainHotels: hotels.map((hotel) => describeMember(hotel, language)),
});

type Look = Pick<HotelChainConfig, 'tagline' | 'otherLanguages' | 'logo'>;

function describeLook({ tagline, logo }: ChainLook, host: Hotel | undefined, language: Language): Look {
  const spoken = host?.document.language ?? 'en';
  return {
    tagline: tagline ? textIn(tagline, language, spoken) : '',
    ...otherLanguagesIn({ tagline }, language, spoken),
    logo: host ? describePicture(host, logo, language) : null,
  };
}

function describeMember(hotel: Hotel, language: Language): HotelChainConfig['hotelChainHotels'][number] {
  const { document } = hotel;
  return {
    hotelId: hotel.hotelId,
    hotelName: document.name,
    tagline: textIn(document.tagline, language, document.language),
    ...otherLanguagesIn({ tagline: document.tagline }, language, document.language),
    cityName: nameIn(document.address.city, language, document.language),
    countryCode: document.address.countryCode,
    countryName: countryName(language, document.address.countryCode),
    logo: document.config.subscription === 'premium' ? describePicture(hotel, document.theme.logo, language) : null,
    showSelector: document.config.showInChainSelector,
    hasTerms: document.legal.generalTerms !== undefined,
    image:
      describeLookPicture(hotel, lookOf(hotel).background, language) ??
      describePicture(hotel, document.rooms[0]?.pictures[0], language),
    ...nameOffers(document, language),
  };
}
