import { mostPieces, pieceBytes } from '@stayfront/rules/archive/arrival-pieces';
import { z } from 'zod';
import { FileShape } from '../file-shape.ts';
import { HotelParams } from '../hotel.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const ofOwner = { noun: 'operator', query: NoQuery, needsOperator: 'owner', isIdempotent: false } as const;

export const describeArchive = {
  ...ofOwner,
  operationId: 'describeArchive',
  summary: 'What an archive of this hotel has in it, and about how large it is',
  method: 'GET',
  path: '/api/hotels/{hotelId}/operator/archive/contents',
  params: HotelParams,
  body: Nothing,
  answer: z
    .object({
      reservations: z.int(),
      letters: z.int(),
      invoices: z.int(),
      pictures: z.int(),
      versions: z.int().meta({ description: 'Of the property document' }),
      prices: z.int().meta({ description: 'Nights of rooms at a rate' }),
      bytes: z.int().meta({ description: 'About as large as the file will be' }),
    })
    .meta({ id: 'ArchiveContents' }),
  status: 200,
  refusals: [],
} satisfies Route;

export const downloadArchive = {
  ...ofOwner,
  operationId: 'downloadArchive',
  summary:
    'Everything of the hotel as one zip of open formats: document, texts, pictures, calendar, reservations, letters, invoices, history. Nothing that opens anything. Noted in history',
  method: 'GET',
  path: '/api/hotels/{hotelId}/operator/archive',
  params: HotelParams,
  body: Nothing,
  answer: FileShape,
  media: ['application/zip'],
  status: 200,
  refusals: ['too_many_requests'],
} satisfies Route;

const ArrivalParams = HotelParams.extend({
  arrivalId: z
    .string()
    .regex(/^[a-z0-9]{8,40}$/, 'Use 8 to 40 lower-case letters and digits')
    .meta({ description: 'Whoever sends an archive calls it something new' }),
});
const begins = { ...ofOwner, method: 'POST', isOwnPageOnly: true } as const;

export const sendArrivalPiece = {
  ...begins,
  operationId: 'sendArrivalPiece',
  summary: 'Send an archive, piece by piece; a piece that is sent twice is there once. Forgotten after a day',
  path: '/api/hotels/{hotelId}/operator/arrivals/{arrivalId}/pieces/{place}',
  params: ArrivalParams.extend({
    place: z.coerce
      .number()
      .int()
      .min(0)
      .max(mostPieces - 1, 'Bring an archive of more than 2 GB by npm run operator -- arrive'),
  }),
  body: z.strictObject({
    bytes: z
      .base64()
      .min(1)
      .max(Math.ceil(pieceBytes / 3) * 4)
      .meta({ description: 'At most 5 MB, in base64' }),
  }),
  answer: z.object({ place: z.int(), bytes: z.int() }).meta({ id: 'ArrivalPiece' }),
  status: 200,
  maxBytes: 7 * 1024 * 1024,
  limitedAs: 'upload',
  refusals: ['beginning.not_yours', 'arrival.taken'],
} satisfies Route;

/** In which words an archive is refused. */
const archiveFaults = [
  'no_zip',
  'cut_off',
  'name',
  'twice',
  'too_many',
  'too_large',
  'packing',
  'damaged',
  'no_archive',
  'newer',
  'missing_file',
  'unknown_file',
  'wrong_sum',
  'document',
  'not_json',
  'line_too_long',
  'unknown_field',
  'missing_field',
  'value',
  'repeated',
  'refers_to_nothing',
  'picture',
] as const;

const Fault = z
  .object({
    file: z.string().meta({ description: 'The one in the archive; empty for the archive itself' }),
    line: z.int().nullable(),
    code: z.enum(archiveFaults),
    at: z.string().meta({ description: 'At what of the line, or of the file' }),
  })
  .meta({ id: 'ArchiveFault' });
export type ArchiveFault = z.infer<typeof Fault>;

export const CheckedArrival = z
  .object({
    hotel: z
      .object({
        name: z.string(),
        formerId: z.int().meta({ description: 'The number it had' }),
        hotelId: z.int().meta({ description: 'The number it gets: another one, where that is taken here' }),
        madeAt: z.iso.datetime(),
        reservations: z.int(),
        prices: z.int(),
        pictures: z.int(),
        missingPictures: z.int().meta({ description: 'Named by the hotel, and not in the archive' }),
        invoices: z.int(),
        versions: z.int(),
      })
      .nullable()
      .meta({ description: 'Null where the archive cannot be opened' }),
    faults: z.array(Fault).meta({ description: 'The first 100. Where there are any, nothing is brought in' }),
  })
  .meta({ id: 'CheckedArrival' });
export type CheckedArrival = z.infer<typeof CheckedArrival>;

const pieces = z.int().min(1).max(mostPieces).meta({ description: 'How many were sent' });

const Arrival = z
  .object({
    arrivalId: z.string(),
    name: z.string().meta({ description: 'Of the file, where that was told' }),
    at: z.iso.datetime().meta({ description: 'Since when it is sent' }),
    by: z.string(),
    state: z.enum(['sending', 'checking', 'checked', 'bringing', 'here']).meta({
      description:
        'checking: it is tried. checked: what would come of it is told, or what is wrong. bringing: it becomes a hotel. here: it has',
    }),
    pieces: z.int().meta({ description: 'How many it is sent in; 0 until all are there' }),
    share: z.number().min(0).max(1).nullable().meta({ description: 'How much of it has been gone through' }),
    isSilent: z.boolean().meta({
      description:
        'Nobody has gone on with it for a minute and a half: a server may have been stopped. Another one goes on',
    }),
    checked: CheckedArrival.nullable(),
    hotelId: z.int().nullable().meta({ description: 'The hotel that it became' }),
  })
  .meta({ id: 'Arrival' });
export type Arrival = z.infer<typeof Arrival>;

export const listArrivals = {
  ...ofOwner,
  operationId: 'listArrivals',
  summary: 'Archives that were sent within a day, how far each is, and what was found in it; the newest first',
  method: 'GET',
  path: '/api/hotels/{hotelId}/operator/arrivals',
  params: HotelParams,
  body: Nothing,
  answer: z.object({ arrivals: z.array(Arrival) }).meta({ id: 'Arrivals' }),
  status: 200,
  refusals: [],
} satisfies Route;

export const checkArrival = {
  ...begins,
  operationId: 'checkArrival',
  summary:
    'Begin to try a whole archive: all of it is brought in and taken back, in the background. listArrivals says how far it is, what would come, and what is wrong by file and line. Changes nothing',
  path: '/api/hotels/{hotelId}/operator/arrivals/{arrivalId}/check',
  params: ArrivalParams,
  body: z.strictObject({
    pieces,
    name: z.string().trim().max(120).default('').meta({ description: 'What the file is called' }),
  }),
  answer: Arrival,
  status: 200,
  refusals: ['beginning.not_yours', 'arrival.unknown', 'arrival.taken', 'too_many_requests'],
} satisfies Route;

export const finishArrival = {
  ...begins,
  operationId: 'finishArrival',
  summary:
    'Begin to make a further hotel out of an archive, all of it or nothing, for an owner to whom all hotels of this installation belong; in the background, as listArrivals tells. Not open yet; nobody is written to',
  path: '/api/hotels/{hotelId}/operator/arrivals/{arrivalId}',
  params: ArrivalParams,
  body: z.strictObject({ pieces }),
  answer: Arrival,
  status: 200,
  refusals: ['beginning.not_yours', 'arrival.unknown', 'arrival.taken', 'too_many_requests'],
} satisfies Route;

export const forgetArrival = {
  ...begins,
  operationId: 'forgetArrival',
  summary:
    'Forget an archive that was sent. Trying it, or making a hotel of it, ends where it is and leaves nothing; a hotel that it has become stays',
  method: 'DELETE',
  path: '/api/hotels/{hotelId}/operator/arrivals/{arrivalId}',
  params: ArrivalParams,
  body: Nothing,
  answer: z.object({ arrivalId: z.string() }).meta({ id: 'ForgottenArrival' }),
  status: 200,
  refusals: ['arrival.taken'],
} satisfies Route;
