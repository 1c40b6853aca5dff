import { z } from 'zod';
import { HotelParams } from '../../hotel.ts';
import { CancellationPolicyShape } from '../../property/rate-plan.ts';
import { Currency, Day, Minor } from '../../property/shapes.ts';
import { LanguageCode } from '../../property/texts.ts';
import { NoQuery, type Route } from '../../route.ts';

export const PolicyInWords = z
  .object({
    steps: z.array(
      z.object({
        until: z.iso.datetime().nullable().meta({ description: 'Null is the last step, which does not end' }),
        text: z.string().meta({ description: 'Word for word what a guest reads, with what it comes to for the stay' }),
      }),
    ),
    noShow: z.string().nullable().meta({ description: 'Null where the policy does not say it apart' }),
    note: z.string().nullable(),
  })
  .meta({ id: 'PolicyInWords' });
export type PolicyInWords = z.infer<typeof PolicyInWords>;

/** A POST, though it changes nothing: the policy is not in the house yet. */
export const describeHousePolicy = {
  operationId: 'describeHousePolicy',
  noun: 'desk',
  summary: 'What a guest would read of a cancellation policy that is being written, for a stay made up as an example',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/house/policy-in-words',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    policy: CancellationPolicyShape,
    arrival: Day,
    nightPrices: z.array(Minor).min(1).max(30).meta({ description: 'Of each night, in the currency' }),
    currency: Currency.optional().meta({ description: 'That of the draft; absent: the hotel’s' }),
    lang: LanguageCode,
  }),
  answer: PolicyInWords,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;
