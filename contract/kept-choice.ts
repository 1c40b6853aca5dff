import { z } from 'zod';
import { Currency, HotelId } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { NoQuery, type Route } from './route.ts';

export const keepChoice = {
  operationId: 'keepChoice',
  noun: 'visit',
  summary:
    'Keeps what a guest has chosen in cookies of this answer: browsers keep those that a script sets for seven days only',
  method: 'PUT',
  path: '/api/choices',
  params: NoQuery,
  query: NoQuery,
  body: z.strictObject({
    language: LanguageCode.optional(),
    currency: Currency.optional(),
    mode: z.enum(['light', 'dark']).optional(),
    hotel: HotelId.optional(),
    sorting: z.enum(['popularity', 'pricesUp', 'pricesDown', 'roomName']).optional(),
    consent: z
      .strictObject({
        hotelId: HotelId,
        answer: z.string().regex(/^[01]{4}$/, 'Four times 0 or 1: counting visits, and three kinds of advertising'),
      })
      .optional(),
    isFramed: z.boolean().meta({ description: 'The page stands in a frame of another site, where cookies are apart' }),
  }),
  answer: z.object({ isKept: z.literal(true) }).meta({ id: 'ChoiceKept' }),
  status: 200,
  isIdempotent: false,
  isOwnPageOnly: true,
  refusals: [],
} satisfies Route;
