import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { PlainText } from '../plain-text.ts';
import { Slug } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const keys = {
  noun: 'desk',
  path: '/api/hotels/{hotelId}/desk/keys/{keyId}',
  params: HotelParams.extend({ keyId: Slug }),
  query: NoQuery,
  status: 200,
  isIdempotent: false,
  isOwnPageOnly: true,
} as const;

/** Who is given a key acts for the hotel from then on: whom the house lets in is its owners’ affair, as with people. */
export const makeDeskKey = {
  ...keys,
  operationId: 'makeDeskKey',
  summary: 'Make a key for a system of the hotel’s; it is told here and never again, so that the same id is made once',
  method: 'PUT',
  body: z.strictObject({ name: PlainText(80).refine((name) => name.trim() !== '', 'Say what the key is for') }),
  answer: z
    .object({
      keyId: z.string(),
      name: z.string(),
      key: z.string().meta({ description: 'Told once', example: 'sf_1001_…' }),
    })
    .meta({ id: 'KeyMade' }),
  needsOperator: 'owner',
  refusals: ['key.known', 'key.too_many'],
} satisfies Route;

/** To shut a door needs less than to open one: a manager may end a key that has got into the wrong hands. */
export const endDeskKey = {
  ...keys,
  operationId: 'endDeskKey',
  summary: 'End a key at once and for good; one that has ended already has ended',
  method: 'DELETE',
  body: Nothing,
  answer: z.object({ keyId: z.string(), isEnded: z.literal(true) }).meta({ id: 'KeyEnded' }),
  needsOperator: 'manager',
  refusals: ['key.unknown'],
} satisfies Route;
