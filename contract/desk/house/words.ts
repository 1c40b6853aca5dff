import { z } from 'zod';
import { HotelParams } from '../../hotel.ts';
import { FacilityName } from '../../property/house.ts';
import { LanguageCode } from '../../property/texts.ts';
import { Nothing, type Route } from '../../route.ts';

export const HouseWords = z
  .object({
    amenities: z
      .array(z.object({ code: z.int(), name: z.string() }))
      .meta({ description: 'What a room may have: OpenTravel RMA codes, by their names' }),
    facilities: z.array(z.object({ facility: FacilityName, name: z.string() })).meta({
      description: 'What a house may have',
    }),
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    timeZones: z.array(z.string()),
  })
  .meta({ id: 'HouseWords', description: 'In the alphabet of the language' });
export type HouseWords = z.infer<typeof HouseWords>;

export const listHouseWords = {
  operationId: 'listHouseWords',
  noun: 'desk',
  summary:
    'What may be chosen in forms of the house, by its name in a language: amenities, facilities, countries, time zones',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/house/words',
  params: HotelParams,
  query: z.strictObject({ lang: LanguageCode.optional() }),
  body: Nothing,
  answer: HouseWords,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;
