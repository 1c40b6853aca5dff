import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { PropertyDocument } from '../property/property-document.ts';
import { Slug } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

export const ManagedHotel = z
  .object({
    version: z.int().meta({ description: 'Rises with each change' }),
    document: z.record(z.string(), z.unknown()).meta({ description: 'The property document, as putHotel takes it' }),
    pictures: z
      .array(z.object({ pictureId: z.string(), width: z.int(), height: z.int() }))
      .meta({ description: 'Pictures the hotel has sent, whether or not the document shows them' }),
  })
  .meta({ id: 'ManagedHotel' });
export type ManagedHotel = z.infer<typeof ManagedHotel>;

export const getHotel = {
  operationId: 'getHotel',
  noun: 'management',
  summary: 'The whole hotel as one document, with its version and its pictures',
  method: 'GET',
  path: '/api/hotels/{hotelId}/manage/document',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: ManagedHotel,
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: [],
} satisfies Route;

export const putHotel = {
  operationId: 'putHotel',
  noun: 'management',
  summary: 'Put a document in place of the hotel’s; every picture it names must have been sent before',
  method: 'PUT',
  path: '/api/hotels/{hotelId}/manage/document',
  params: HotelParams,
  query: NoQuery,
  body: PropertyDocument,
  answer: ManagedHotel,
  status: 200,
  isIdempotent: false,
  needsKey: true,
  maxBytes: 4 * 1024 * 1024,
  refusals: [],
} satisfies Route;

const ManagedPicture = z
  .object({ pictureId: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'ManagedPicture' });

export const putPicture = {
  operationId: 'putPicture',
  noun: 'management',
  summary: 'Send a picture; it is encoded anew in our sizes and formats, and the file itself is never served',
  method: 'PUT',
  path: '/api/hotels/{hotelId}/manage/pictures/{pictureId}',
  params: HotelParams.extend({ pictureId: Slug }),
  query: NoQuery,
  body: z.strictObject({
    bytes: z.base64().min(1).meta({ description: 'A JPEG, PNG, WebP, AVIF or GIF file of at most 15 MB, in base64' }),
  }),
  answer: ManagedPicture,
  status: 200,
  isIdempotent: false,
  needsKey: true,
  maxBytes: 20 * 1024 * 1024 + 1024,
  limitedAs: 'upload',
  refusals: ['picture.unreadable', 'picture.not_kept'],
} satisfies Route;
