import { z } from 'zod';
import { HotelParams } from './hotel.ts';
import { CancellationConditions } from './offer.ts';
import { Day } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { Nothing, type Route } from './route.ts';
import { checkNights } from './search-query.ts';

/** What cancelling costs, in words and in steps. */
export const CancellationPolicies = z
  .object({
    text: z.string().meta({ description: 'In the guest’s language' }),
    cancellationConditions: CancellationConditions,
    penalties: z.array(
      z.object({
        until: z.iso.datetime().nullable().meta({ description: 'Null is the last step, which does not end' }),
        text: z.string(),
      }),
    ),
  })
  .meta({ id: 'CancellationPolicies' });
export type CancellationPolicies = z.infer<typeof CancellationPolicies>;

export const getCancellationPolicies = {
  operationId: 'getCancellationPolicies',
  noun: 'cancellation',
  summary: 'The cancellation policy of a rate for a stay, in the guest’s language',
  method: 'GET',
  path: '/api/hotels/{hotelId}/cancellation-policies',
  params: HotelParams,
  query: z
    .strictObject({
      sessionId: z.string().max(40).optional(),
      start: Day,
      end: Day,
      roomId: z.string().min(1).max(40),
      ratePlanId: z.string().min(1).max(40),
      lang: LanguageCode.catch('en').default('en'),
    })
    .superRefine(({ start, end }, context) => checkNights({ checkIn: start, checkOut: end }, context, 'end')),
  body: Nothing,
  answer: CancellationPolicies,
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'rate.unknown'],
} satisfies Route;
