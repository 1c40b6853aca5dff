import { z } from 'zod';
import { HotelParams } from './hotel.ts';
import { CancellationAmounts } from './cancellation-amounts.ts';
import { CancellationConditions } from './offer.ts';
import { Day } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { Nothing, type Route } from './route.ts';
import { Quoted } from './quoted.ts';
import { checkNights } from './search-query.ts';
import { ChosenServiceShape } from './service.ts';

/** What cancelling costs, in words and in steps. */
export const CancellationPolicies = z
  .object({
    text: z.string().meta({ description: 'In the guest’s language' }),
    cancellationConditions: CancellationConditions,
    penalties: z.array(
      z.object({
        until: z.iso.datetime().nullable().meta({ description: 'Null is the last step, which does not end' }),
        text: z.string(),
        fee: z.string().nullable().optional().meta({
          description: 'What it costs, as in a list: “20% of the price of the stay”; null where it is free',
        }),
      }),
    ),
    noShowFee: z.object({ text: z.string(), fee: z.string() }).nullable().optional().meta({
      description: 'What not arriving costs; null where the policy does not say it apart: then as the last step',
    }),
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

export const OrderConditions = z
  .object({
    roomStays: z.array(
      z.object({
        cancellationConditions: CancellationConditions,
        cancellationPolicyText: z
          .string()
          .meta({ description: 'Word for word what the reservation will say, with what it comes to for this stay' }),
        ...CancellationAmounts,
      }),
    ),
  })
  .meta({ id: 'OrderConditions' });
export type OrderConditions = z.infer<typeof OrderConditions>;

/** What a guest agrees to. A POST, though it changes nothing: quotes are too long for an address. */
export const getOrderConditions = {
  operationId: 'getOrderConditions',
  noun: 'cancellation',
  summary: 'What cancelling quoted rooms with their services would cost, before they are booked',
  method: 'POST',
  path: '/api/hotels/{hotelId}/order-conditions',
  params: HotelParams,
  query: z.strictObject({}),
  body: z.strictObject({
    roomStays: z
      .array(z.strictObject({ reference: Quoted, services: z.array(ChosenServiceShape).max(50).default([]) }))
      .min(1)
      .max(4),
    lang: LanguageCode.catch('en').default('en'),
  }),
  answer: OrderConditions,
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'quote.invalid', 'quote.expired', 'service.quantity', 'price.changed'],
} satisfies Route;
