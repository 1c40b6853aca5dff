import { roles } from '@stayfront/rules/people/role';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { GuestBoundsShape } from '../property/content.ts';
import { Currency } from '../property/shapes.ts';
import { LanguageCode } from '../property/texts.ts';
import { Nothing, type Route } from '../route.ts';

const Named = z.object({ id: z.string(), name: z.string() });

const DeskHouse = z
  .object({
    hotelId: z.int(),
    hotelName: z.string(),
    city: z.string(),
    currency: Currency,
    timeZone: z.string(),
    language: LanguageCode.meta({ description: 'The hotel’s own' }),
    today: z.string().meta({ description: 'At the hotel, now' }),
    isOpen: z.boolean().meta({ description: 'Guests find it; false until openHotel' }),
    guests: GuestBoundsShape.meta({ description: 'Whom one room may be asked for, and which ages are which' }),
    rooms: z.array(
      Named.extend({
        maxOccupancy: z.int(),
        numbers: z
          .array(z.string())
          .optional()
          .meta({ description: 'What stands on their doors, where that is known' }),
      }),
    ),
    ratePlans: z.array(Named),
    ways: z
      .object({
        link: z.boolean().meta({ description: 'Guests can pay by a link' }),
        card: z.boolean().meta({ description: 'They can give a card as guarantee by one: the provider keeps cards' }),
      })
      .meta({ description: 'What the hotel’s payment provider can do for a booking that is taken down' }),
    who: z
      .object({ by: z.string(), role: z.enum(roles) })
      .meta({ description: 'Who asks: an e-mail address or the name of a key, and what they may do' }),
  })
  .meta({ id: 'DeskHouse' });
export type DeskHouse = z.infer<typeof DeskHouse>;

export const getDeskHouse = {
  operationId: 'getDeskHouse',
  noun: 'desk',
  summary: 'What every page of the desk has to know: the house, its rooms and rates by name, and who is asking',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk',
  params: HotelParams,
  query: z.strictObject({ lang: LanguageCode.optional() }),
  body: Nothing,
  answer: DeskHouse,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;
