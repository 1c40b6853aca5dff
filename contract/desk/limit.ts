import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Currency, Minor } from '../property/shapes.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';

const FrontDeskLimit = z
  .object({
    amount: z.int().meta({
      description: 'What people of the front desk may give back or waive of one reservation, all together; 0 at first',
    }),
    currency: Currency,
  })
  .meta({ id: 'FrontDeskLimit' });
export type FrontDeskLimit = z.infer<typeof FrontDeskLimit>;

const limit = {
  noun: 'desk',
  path: '/api/hotels/{hotelId}/desk/front-desk-limit',
  params: HotelParams,
  query: NoQuery,
  answer: FrontDeskLimit,
  status: 200,
  isIdempotent: false,
} as const;

export const getFrontDeskLimit = {
  ...limit,
  operationId: 'getFrontDeskLimit',
  summary: 'How much the front desk may give back or waive of a reservation',
  method: 'GET',
  body: Nothing,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

export const setFrontDeskLimit = {
  ...limit,
  operationId: 'setFrontDeskLimit',
  summary: 'Say how much the front desk may give back or waive of a reservation; it counts at once',
  method: 'PUT',
  body: z.strictObject({ amount: Minor }),
  isOwnPageOnly: true,
  needsOperator: 'owner',
  refusals: ['hotel.unknown'],
} satisfies Route;
