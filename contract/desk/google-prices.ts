import { exactReasons, untoldReasons } from '@stayfront/rules/google-prices/ways';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { PlainText } from '../plain-text.ts';
import { Currency, Day } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const Word = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\x21-\x7e]+$/, 'Use letters, digits and signs, without spaces');

const ToldProduct = z.object({
  roomId: z.string(),
  roomName: z.string(),
  ratePlanId: z.string(),
  ratePlanName: z.string(),
  way: z.enum(['nights', 'stays', 'none']).meta({
    description:
      'nights: Google works the price of each stay out of nights and rules, and comes to ours; stays: each stay is told by itself; none: Google is told nothing',
  }),
  why: z.array(z.enum([...exactReasons, ...untoldReasons])).meta({ description: 'Why it is not told by nights' }),
});

export const GooglePrices = z
  .object({
    connectionId: z.string().meta({ example: 'google.hotels' }),
    title: z.string(),
    isOn: z.boolean(),
    address: z.string().nullable(),
    partnerKey: z.string(),
    hotelCode: z.string(),
    days: z.int(),
    exactDays: z.int(),
    exactNights: z.int(),
    state: z.enum(['new', 'ok', 'failing', 'off']),
    toldAt: z.iso.datetime().nullable().meta({ description: 'When Google had last taken everything' }),
    trouble: z.string().nullable().meta({ description: 'What it said, or why there was no answer' }),
    retryAt: z.iso.datetime().nullable(),
    pointOfSale: z.string().meta({ description: 'The file of landing pages, for Google’s Hotel Center' }),
    products: z.array(ToldProduct),
  })
  .meta({ id: 'GooglePrices' });
export type GooglePrices = z.infer<typeof GooglePrices>;

const Params = HotelParams.extend({
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use 1 to 40 small letters, digits and hyphens')
    .meta({ description: 'What stands behind the dot of its id' }),
});
const path = '/api/hotels/{hotelId}/desk/google-prices';
const desk = { noun: 'desk', query: NoQuery, status: 200, isIdempotent: false, needsStaff: 'manager' } as const;

export const getGooglePrices = {
  ...desk,
  operationId: 'getGooglePrices',
  summary: 'How Google is told of the hotel’s prices, product by product, and how that goes',
  method: 'GET',
  path: `${path}/{name}`,
  params: Params,
  body: Nothing,
  answer: GooglePrices,
  refusals: ['hotel.unknown', 'connection.unknown'],
} satisfies Route;

export const putGooglePrices = {
  ...desk,
  operationId: 'putGooglePrices',
  summary: 'Have Google told of the hotel’s prices, or change how; told is within a minute of each change',
  method: 'PUT',
  path: `${path}/{name}`,
  params: Params,
  body: z.strictObject({
    title: PlainText(60).default('Google'),
    partnerKey: Word.meta({ description: 'The key that Google gave whoever tells it prices' }),
    hotelCode: Word.optional().meta({ description: 'What the hotel is called in Google’s list; absent: its number' }),
    address: z.string().min(1).max(2_000).default('https://www.google.com').meta({
      description: 'https on port 443 or 8443, at a public address; the paths of each message are put behind it',
    }),
    login: Word.nullable().default(null),
    password: z
      .string()
      .min(1)
      .max(400)
      .optional()
      .meta({ description: 'Kept sealed, never told. Absent: as it stands' }),
    days: z.int().min(1).max(500).optional().meta({ description: 'So many nights are told; usually 360' }),
    exactDays: z.int().min(1).max(330).optional().meta({
      description: 'Of what is told stay by stay: arrivals on so many days; usually 180',
    }),
    exactNights: z.int().min(1).max(30).optional().meta({ description: 'And so many nights at most; usually 14' }),
  }),
  answer: GooglePrices,
  refusals: [
    'hotel.unknown',
    'google_prices.target',
    'connection.owned',
    'connection.secret',
    'connection.taken',
    'connection.too_many',
    'connection.unknown',
  ],
} satisfies Route;

export const tellGoogleAgain = {
  ...desk,
  operationId: 'tellGoogleAgain',
  summary: 'Tell Google everything anew, as if it knew nothing',
  method: 'POST',
  path: `${path}/{name}/tellings`,
  params: Params,
  body: Nothing,
  answer: z.object({ isQueued: z.literal(true) }),
  refusals: ['connection.unknown'],
} satisfies Route;

export const checkGooglePrices = {
  ...desk,
  operationId: 'checkGooglePrices',
  summary: 'Hold what Google was told against what a search answers now, stay by stay, and list every difference',
  method: 'GET',
  path: `${path}/{name}/check`,
  params: Params,
  query: z.strictObject({
    from: Day.optional().meta({ description: 'The first day of arrival; absent: today' }),
    days: z.coerce.number().int().min(1).max(360).default(60).meta({ description: 'So many days of arrival' }),
    nights: z.coerce.number().int().min(1).max(30).default(7).meta({ description: 'Stays of up to so many nights' }),
    adults: z.coerce.number().int().min(1).max(20).default(2),
  }),
  body: Nothing,
  answer: z
    .object({
      checked: z.int().meta({ description: 'Stays in rooms at rate plans that were held against each other' }),
      shown: z.int().meta({ description: 'Those of them that Google can show' }),
      currency: Currency,
      differences: z
        .array(
          z.object({
            roomId: z.string(),
            ratePlanId: z.string(),
            arrival: z.string(),
            nights: z.int(),
            adults: z.int(),
            told: z.int().nullable().meta({ description: 'What Google makes of what it was told; null: nothing' }),
            ours: z.int().nullable().meta({ description: 'What a search answers, with all that has to be paid' }),
          }),
        )
        .meta({ description: 'The first 1,000' }),
      differing: z.int().meta({ description: 'How many there are' }),
    })
    .meta({ id: 'GooglePricesChecked' }),
  refusals: ['hotel.unknown', 'connection.unknown', 'connection.off'],
} satisfies Route;
