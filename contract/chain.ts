import { z } from 'zod';
import { NamedOffers, Picture } from './hotel.ts';
import { otherLanguages } from './property/other-languages.ts';
import { Currency, HotelId } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { Nothing, type Route } from './route.ts';
import { checkNights, StayQuery } from './search-query.ts';

const ChainParams = z.strictObject({ chainId: z.coerce.number().int().min(1).max(2_147_483_647) });

const ChainHotel = z.object({
  hotelId: HotelId,
  hotelName: z.string(),
  tagline: z.string(),
  otherLanguages: otherLanguages(['tagline']),
  cityName: z.string(),
  countryCode: z.string(),
  countryName: z.string().meta({ description: 'In the language asked for' }),
  logo: Picture.nullable().meta({ description: 'Of a hotel with a premium subscription' }),
  showSelector: z.boolean(),
  hasTerms: z.boolean(),
  image: Picture.nullable(),
  offers: NamedOffers,
});

export const HotelChainConfig = z
  .object({
    chainId: z.int(),
    hotelChainName: z.string(),
    tagline: z.string().meta({ description: 'The chain’s own line; empty where it has none' }),
    otherLanguages: otherLanguages(['tagline']),
    logo: Picture.nullable(),
    hotelChainHotels: z.array(ChainHotel),
  })
  .meta({ id: 'HotelChainConfig' });
export type HotelChainConfig = z.infer<typeof HotelChainConfig>;

export const getHotelChainConfig = {
  operationId: 'getHotelChainConfig',
  noun: 'chain',
  summary: 'A chain and its hotels',
  method: 'GET',
  path: '/api/chains/{chainId}/config',
  params: ChainParams,
  query: z.strictObject({ lang: LanguageCode.catch('en').default('en') }),
  body: Nothing,
  answer: HotelChainConfig,
  status: 200,
  isIdempotent: false,
  refusals: ['chain.unknown'],
} satisfies Route;

/** One hotel's best price; null where nothing can be booked, with the reason when it is the hotel's own. */
const ChainAvailability = z.object({
  hotelId: HotelId,
  isAvailable: z.boolean(),
  problem: z.enum(['hotel.maintenance', 'date.past', 'date.range', 'guests.bounds']).nullable(),
  bestPrice: z
    .object({
      productId: z.string(),
      totalPrice: z
        .int()
        .meta({ description: 'Of the stay with all that is mandatory, discounts of offers taken off' }),
      averagePerNight: z.int(),
      totalDiscount: z.int().optional().meta({ description: 'What was taken off; absent where nothing was' }),
      offerIds: z
        .array(z.string())
        .optional()
        .meta({ description: 'The offers inside totalDiscount; their names are in the chain’s configuration' }),
      currency: Currency.meta({ description: 'The same for all hotels of an answer' }),
      hotelCurrency: Currency.meta({ description: 'The hotel’s own: what is charged' }),
      hotelTotalPrice: z.int(),
    })
    .nullable()
    .meta({
      description: 'The cheapest product flagged isBar that can be booked now; where none can, the cheapest of all',
    }),
});

export const HotelChainAvailabilities = z
  .object({ checkIn: z.string(), checkOut: z.string(), hotels: z.array(ChainAvailability) })
  .meta({ id: 'HotelChainAvailabilities' });
export type HotelChainAvailabilities = z.infer<typeof HotelChainAvailabilities>;

export const getHotelChainAvailabilities = {
  operationId: 'getHotelChainAvailabilities',
  noun: 'chain',
  summary: 'The best price of every hotel of a chain for a stay, in one call',
  method: 'GET',
  path: '/api/chains/{chainId}/availabilities',
  params: ChainParams,
  query: StayQuery.omit({ lang: true }).superRefine(checkNights),
  body: Nothing,
  answer: HotelChainAvailabilities,
  status: 200,
  isIdempotent: false,
  limitedAs: 'search',
  refusals: ['chain.unknown', 'currency.unsupported'],
} satisfies Route;
