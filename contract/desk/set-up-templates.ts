import { policyTemplateNames, rateTemplateNames } from '@stayfront/rules/set-up/rate-templates';
import { roomTemplateNames } from '@stayfront/rules/set-up/room-templates';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { LanguageCode } from '../property/texts.ts';
import { Nothing, type Route } from '../route.ts';

const named = <Name extends z.core.$ZodType>(template: Name) =>
  z.object({ template, name: z.string(), description: z.string() });

export const SetUpTemplates = z
  .object({
    rooms: z.array(
      named(z.enum(roomTemplateNames))
        .extend({
          maxOccupancy: z.int(),
          standardPersons: z.int(),
          beds: z.int(),
          size: z.int().meta({ description: 'In the hotel’s own unit' }),
        })
        .meta({ id: 'RoomTemplate' }),
    ),
    rates: z.array(named(z.enum(rateTemplateNames)).meta({ id: 'RateTemplate' })),
    policies: z
      .array(
        z
          .object({
            template: z.enum(policyTemplateNames),
            text: z.string().meta({ description: 'What a guest would read of a stay two months ahead' }),
          })
          .meta({ id: 'PolicyTemplate' }),
      )
      .meta({ description: 'For the rate that can be cancelled' }),
  })
  .meta({ id: 'SetUpTemplates' });
export type SetUpTemplates = z.infer<typeof SetUpTemplates>;

export const listSetUpTemplates = {
  operationId: 'listSetUpTemplates',
  noun: 'desk',
  summary: 'Rooms, rate plans and policies to begin with; what is taken of them stands in all languages of guests',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/set-up/templates',
  params: HotelParams,
  query: z.strictObject({
    lang: LanguageCode.optional().meta({ description: 'In which they are told; absent: the hotel’s own' }),
  }),
  body: Nothing,
  answer: SetUpTemplates,
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  refusals: [],
} satisfies Route;
