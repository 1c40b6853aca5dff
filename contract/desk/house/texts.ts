import { z } from 'zod';
import { HotelParams } from '../../hotel.ts';
import { LanguageCode } from '../../property/texts.ts';
import { NoQuery, Nothing, type Route } from '../../route.ts';
import { FieldPath, HouseDraft } from './shapes.ts';

export const HouseTexts = z
  .object({
    original: LanguageCode.meta({ description: 'The hotel’s own language' }),
    texts: z.int().meta({ description: 'How many texts the draft has' }),
    languages: z
      .array(
        z.object({
          language: LanguageCode,
          missing: z.array(z.string()).meta({
            description: 'The texts that are not there in it: rooms/double/description; house/distances/2/place',
          }),
          old: z.array(z.string()).meta({
            description:
              'The texts whose originals were written anew since, and that nobody has found to fit all the same',
          }),
        }),
      )
      .meta({ description: 'languages of the document, its own first; where it names none, all that any text is in' }),
  })
  .meta({ id: 'HouseTexts' });
export type HouseTexts = z.infer<typeof HouseTexts>;

export const listMissingTexts = {
  operationId: 'listMissingTexts',
  noun: 'desk',
  summary: 'Which texts of the draft are missing or older than their originals, language by language',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/house/missing-texts',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: HouseTexts,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

export const translateHouse = {
  operationId: 'translateHouse',
  noun: 'desk',
  summary:
    'Propose texts in another language by the machine translation that is plugged in. Nothing is changed by it: whoever asks puts what they like into the draft',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/house/translations',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    to: LanguageCode,
    paths: z
      .array(FieldPath)
      .min(1)
      .max(50)
      .meta({ description: 'Texts without their language: rooms/double/description' }),
  }),
  answer: z
    .object({
      texts: z.array(z.object({ path: z.string(), from: LanguageCode, original: z.string(), proposed: z.string() })),
    })
    .meta({ id: 'HouseTranslations' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  refusals: ['translation.none', 'translation.failed'],
} satisfies Route;

const mostWords = 20_000;

export const confirmHouseTexts = {
  operationId: 'confirmHouseTexts',
  noun: 'desk',
  summary:
    'Say of translations that they fit their originals as these are now, or take that back. What stands in the draft no longer is left out. Guests see nothing of it, and it needs no publishing',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/house/confirmed-texts',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    texts: z
      .array(
        z.strictObject({
          path: FieldPath,
          language: LanguageCode,
          text: z.string().max(mostWords).meta({ description: 'The translation that was looked at' }),
          original: z.string().max(mostWords).meta({ description: 'The original that it was held against' }),
        }),
      )
      .min(1)
      .max(200),
    fits: z.boolean().default(true),
  }),
  answer: HouseDraft,
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  refusals: [],
} satisfies Route;
