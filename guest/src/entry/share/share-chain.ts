import type { HotelChainConfig } from '@stayfront/contract/chain';
import type { HotelConfig } from '@stayfront/contract/hotel';
import type { SpokenLanguage } from '../../app/i18n/language-names.ts';
import { addressesOf, firstSentences, pictureFor, type Share } from './share-page.ts';

type SharedChain = {
  readonly origin: string;
  readonly pathname: string;
  readonly queryLanguage: string | null;
  readonly language: SpokenLanguage;
  /** Of the hotel whose look the page wears. */
  readonly config: HotelConfig;
  readonly chain: HotelChainConfig;
};

export function shareChain({ origin, pathname, queryLanguage, language, config, chain }: SharedChain): Share {
  const { canonical, alternates } = addressesOf(
    origin,
    pathname.replace(/\/$/, ''),
    queryLanguage === null ? null : language,
  );
  return {
    canonical,
    alternates,
    siteName: chain.hotelChainName,
    title: null,
    description: firstSentences(introduce(chain)),
    picture: pictureFor(origin, config.theme.background),
    structured: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      url: canonical,
      name: chain.hotelChainName,
      subOrganization: chain.hotelChainHotels.map(({ hotelId }) => ({
        '@type': 'Hotel',
        '@id': new URL(`/${hotelId}`, origin).href,
      })),
    },
  };
}

/** The chain's own line, as a hotel has one, and the houses behind it. */
function introduce({ tagline, hotelChainHotels }: HotelChainConfig): string {
  const houses = hotelChainHotels.map(({ hotelName, cityName }) => `${hotelName} (${cityName})`).join(', ');
  if (tagline === '') return houses;
  return `${tagline}${/\p{P}$/u.test(tagline) ? ' ' : ' · '}${houses}`;
}
