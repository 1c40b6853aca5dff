import { z } from 'zod';
import { HotelParams } from '../../hotel.ts';
import { NoQuery, Nothing, type Route } from '../../route.ts';

export const HouseAddresses = z
  .object({
    bookingUrl: z.string().meta({ description: 'Where guests book; links in letters begin with it' }),
    ownMail: z
      .string()
      .meta({ description: 'The sender of letters to the hotel, and to guests where the hotel has no address' }),
    mailServer: z
      .string()
      .nullable()
      .meta({ description: 'Through which server letters are posted; null: letters stay here, as in a demo' }),
  })
  .meta({ id: 'HouseAddresses' });
export type HouseAddresses = z.infer<typeof HouseAddresses>;

export const getHouseAddresses = {
  operationId: 'getHouseAddresses',
  noun: 'desk',
  summary:
    'Where guests book and from where letters are posted: what records of a domain of the hotel’s own are held against',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/house/addresses',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: HouseAddresses,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;
