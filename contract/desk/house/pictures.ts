import { z } from 'zod';
import { HotelParams, Picture } from '../../hotel.ts';
import { Slug } from '../../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../../route.ts';

export const HousePicture = z
  .object({
    pictureId: z.string(),
    file: z.string().meta({ description: 'For its entry in the document' }),
    width: z.int().meta({ description: 'As it was sent' }),
    height: z.int(),
    picture: Picture.meta({ description: 'How it is drawn' }),
    uses: z.array(z.string()).meta({
      description:
        'Where what guests see, the draft or the look shows it: rooms/double/pictures, theme/logo, look/logo',
    }),
    isListed: z.boolean().meta({
      description: 'What guests see or the draft has it among its pictures. Neither listed nor used, it may be removed',
    }),
  })
  .meta({ id: 'HousePicture' });
export type HousePicture = z.infer<typeof HousePicture>;

export const listHousePictures = {
  operationId: 'listHousePictures',
  noun: 'desk',
  summary: 'All pictures that the hotel has sent, and where each of them is shown',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/house/pictures',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: z.object({ pictures: z.array(HousePicture) }).meta({ id: 'HousePictures' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

export const sendHousePicture = {
  operationId: 'sendHousePicture',
  noun: 'desk',
  summary:
    'Send a picture of the house. It gets an id of its own after the name of its file; one that the hotel has already is answered as it is',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/house/pictures',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    name: z.string().max(300).optional().meta({ description: 'The name of the file' }),
    file: z.base64().min(1).meta({ description: 'A JPEG, PNG, WebP, AVIF or GIF file of at most 15 MB, in base64' }),
  }),
  answer: HousePicture,
  status: 201,
  isIdempotent: false,
  needsStaff: 'manager',
  maxBytes: 20 * 1024 * 1024 + 1024,
  limitedAs: 'upload',
  refusals: ['picture.unreadable', 'picture.not_kept'],
} satisfies Route;

export const removeHousePicture = {
  operationId: 'removeHousePicture',
  noun: 'desk',
  summary:
    'Remove a picture that neither guests see nor the draft shows. Older versions that show it cannot be put back then',
  method: 'DELETE',
  path: '/api/hotels/{hotelId}/desk/house/pictures/{pictureId}',
  params: HotelParams.extend({ pictureId: Slug }),
  query: NoQuery,
  body: Nothing,
  answer: z.object({ pictureId: z.string() }).meta({ id: 'RemovedHousePicture' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  refusals: ['picture.unknown', 'picture.used'],
} satisfies Route;
