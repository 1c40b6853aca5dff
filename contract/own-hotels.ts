import { roles } from '@stayfront/rules/people/role';
import { z } from 'zod';
import { HotelParams } from './hotel.ts';
import { SignedInOperator } from './operator.ts';
import { NoQuery, Nothing, type Route } from './route.ts';

const OwnHotel = z
  .object({
    hotelId: z.int(),
    hotelName: z.string(),
    chainName: z.string().nullable().meta({ description: 'Null for a house that belongs to no chain' }),
    role: z.enum(roles).meta({ description: 'What one may do there' }),
    isThis: z.boolean(),
    isSignedIn: z.boolean().meta({ description: 'Whether this browser has a session there already' }),
  })
  .meta({ id: 'OwnHotel' });
export type OwnHotel = z.infer<typeof OwnHotel>;

const hotels = {
  noun: 'operator',
  path: '/api/hotels/{hotelId}/operator/hotels',
  params: HotelParams,
  query: NoQuery,
  status: 200,
  isIdempotent: false,
  needsOperator: 'reader',
} as const;

export const listOwnHotels = {
  ...hotels,
  operationId: 'listOwnHotels',
  summary: 'The hotels of this server where the same e-mail address may sign in, by chain and name',
  method: 'GET',
  body: Nothing,
  answer: z.object({ hotels: z.array(OwnHotel) }),
  refusals: [],
} satisfies Route;

export const switchHotel = {
  ...hotels,
  operationId: 'switchHotel',
  summary: 'Go to another of one’s own hotels without a new link; the session here stays',
  method: 'POST',
  body: z.strictObject({ toHotelId: z.int().min(1).max(2_147_483_647) }),
  answer: SignedInOperator.extend({ hotelId: z.int() }).meta({ id: 'SwitchedHotel' }),
  isOwnPageOnly: true,
  refusals: ['person.unknown'],
} satisfies Route;
