import { z } from 'zod';
import { FileShape } from '../../file-shape.ts';
import { HotelParams } from '../../hotel.ts';
import { NoQuery, Nothing, type Route } from '../../route.ts';
import { DiscardedHouse } from './draft.ts';
import { DraftSeen, HouseSide } from './shapes.ts';

export const exportHouse = {
  operationId: 'exportHouse',
  noun: 'desk',
  summary: 'The property document as a file: as putHotel, importHouse and `npm run hotel -- import` take it',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/house/document',
  params: HotelParams,
  query: z.strictObject({ of: HouseSide.default('published') }),
  body: Nothing,
  answer: FileShape,
  media: ['application/json'],
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['house.version_unknown'],
} satisfies Route;

export const importHouse = {
  operationId: 'importHouse',
  noun: 'desk',
  summary:
    'Take a property document as the draft: whatever differs from what guests see is in it then, and nothing else. Refused with every fault, each at its field',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/house/draft/import',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    number: DraftSeen,
    document: z.record(z.string(), z.unknown()),
  }),
  answer: DiscardedHouse.meta({
    id: 'ImportedHouse',
    description: 'discarded: what was in the draft before and is not any more',
  }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  maxBytes: 4 * 1024 * 1024,
  refusals: ['house.draft_changed', 'house.faulty'],
} satisfies Route;
