import { z } from 'zod';
import { Ages } from './ages.ts';
import { HotelParams } from './hotel.ts';
import { ExchangeRateShape, Product } from './offer.ts';
import { PlainText } from './plain-text.ts';
import { Currency } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { Nothing, type Route } from './route.ts';
import { CurrencyParameter } from './search-query.ts';

/** A basket that a partner put together, priced now. A stay that cannot be had any more has no product. */
export const Bundle = z
  .object({
    channelId: z.int(),
    bundleId: z.string(),
    currency: Currency,
    hotelCurrency: Currency,
    exchangeRate: ExchangeRateShape,
    validUntil: z.iso.datetime(),
    roomStays: z.array(
      z.object({
        guestRoomId: z.string(),
        roomTypeName: z.string(),
        checkIn: z.string(),
        checkOut: z.string(),
        nbAdults: z.int(),
        nbChildren: z.int(),
        nbInfants: z.int(),
        ages: Ages,
        product: Product.nullable(),
        problem: z
          .enum(['sold-out', 'not-bookable'])
          .nullable()
          .meta({ description: 'Why it has no product; not-bookable: the hotel cannot take what the rate asks for' }),
      }),
    ),
  })
  .meta({ id: 'Bundle' });
export type Bundle = z.infer<typeof Bundle>;

export const getBundleData = {
  operationId: 'getBundleData',
  noun: 'bundle',
  summary: 'The rooms of a partner’s bundle, priced now',
  method: 'GET',
  path: '/api/hotels/{hotelId}/bundles/{channelId}/{sessionId}/{bundleId}',
  params: HotelParams.extend({
    channelId: z.coerce.number().int().min(1).max(2_147_483_647),
    sessionId: PlainText(64),
    bundleId: PlainText(64),
  }),
  query: z.strictObject({ currency: CurrencyParameter, lang: LanguageCode.catch('en').default('en') }),
  body: Nothing,
  answer: Bundle,
  status: 200,
  isIdempotent: false,
  limitedAs: 'search',
  refusals: ['hotel.unknown', 'hotel.maintenance', 'bundle.unknown', 'currency.unsupported'],
} satisfies Route;
