import { z } from 'zod';
import { Ages } from './ages.ts';
import { HotelParams } from './hotel.ts';
import { PlainText } from './plain-text.ts';
import { Currency, Day } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { ChannelParameters } from './reservation.ts';
import { SessionId } from './session-id.ts';
import { NoQuery, type Route } from './route.ts';

const Count = z.int().min(0).max(99);

export const submitSearchInfo = {
  operationId: 'submitSearchInfo',
  noun: 'offer',
  summary: 'What a guest looks for and where the guest came from: it travels with the booking of the same session',
  method: 'POST',
  path: '/api/hotels/{hotelId}/searches',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    sessionId: SessionId,
    checkIn: Day,
    checkOut: Day,
    rooms: z
      .array(z.strictObject({ nbAdults: Count, nbChildren: Count, nbInfants: Count, ages: Ages }))
      .min(1)
      .max(4),
    promoCode: PlainText(100).optional(),
    productId: PlainText(100).optional().meta({ description: 'The room and rate whose page is open' }),
    isCheckout: z
      .boolean()
      .optional()
      .meta({ description: 'The guest has begun to book: it is counted, and what was looked for stays as it was' }),
    currency: Currency.optional(),
    lang: LanguageCode.optional(),
    channelParameters: ChannelParameters.optional(),
  }),
  answer: z.object({ isKept: z.literal(true) }).meta({ id: 'SearchKept' }),
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown'],
} satisfies Route;
