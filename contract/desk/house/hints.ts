import { z } from 'zod';
import { HotelParams } from '../../hotel.ts';
import { NoQuery, Nothing, type Route } from '../../route.ts';

/** What a good page has and this one lacks; needed comes before better. */
export const hintCodes = [
  'no-rooms',
  'no-rates',
  'rate-unbookable',
  'offer-never',
  'in-maintenance',
  'test-payments',
  'few-room-pictures',
  'small-picture',
  'unused-picture',
  'short-description',
  'no-terms',
  'no-house-facts',
  'no-getting-there',
  'no-location',
  'no-mail-address',
  'no-company',
  'no-logo',
  'no-background',
  'missing-texts',
  'old-texts',
] as const;

export const HouseHint = z
  .object({
    code: z.enum(hintCodes),
    weight: z.enum(['needed', 'better']).meta({ description: 'needed: without it guests cannot book, or not pay' }),
    path: z.string().meta({ description: 'Where it is mended' }),
    detail: z
      .record(z.string(), z.unknown())
      .meta({ description: 'E.g. { has: 1, wants: 3 }, { language: "fr", count: 4 }' }),
  })
  .meta({ id: 'HouseHint' });
export type HouseHint = z.infer<typeof HouseHint>;

export const listHouseHints = {
  operationId: 'listHouseHints',
  noun: 'desk',
  summary: 'What the draft lacks for a good page, the most important first',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/house/hints',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: z.object({ hints: z.array(HouseHint) }).meta({ id: 'HouseHints' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;
