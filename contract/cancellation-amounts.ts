import { z } from 'zod';

const Fee = z.string().nullable().meta({
  description:
    'How it is counted, as in a list: “20% of the price of the stay”; null where it is free or only an amount',
});
const Amount = z.int().meta({ description: 'What the hotel keeps of this stay, in its currency' });

/** What cancelling a stay costs from now on. Optional: a server of the version before does not say it. */
export const CancellationAmounts = {
  cancellationSteps: z
    .array(
      z.object({
        until: z.iso.datetime().nullable().meta({
          description: 'Up to and including this instant; null is the last step, which does not end',
        }),
        amount: Amount,
        fee: Fee,
      }),
    )
    .optional()
    .meta({ description: 'Step by step, from the one that holds now on; each is dearer than the one before' }),
  noShowFee: z.object({ amount: Amount, fee: Fee }).nullable().optional().meta({
    description: 'What not arriving costs; null where the policy does not say it apart: then as the last step',
  }),
};
