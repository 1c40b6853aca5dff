import { unpaidEndings } from '@stayfront/rules/booking/deposit-rule';
import { z } from 'zod';

/** What of a room is paid when it is booked, and when the rest. */
export const Deposit = z
  .object({
    basisPoints: z.int().optional().meta({
      description: 'Where it is a share of everything with services: 3000 is 30 %. More services make it more',
    }),
    nights: z.int().optional().meta({ description: 'Where it is the price of so many first nights' }),
    amount: z.int().meta({ description: 'What it comes to, in the guest’s currency' }),
    hotelAmount: z.int().meta({ description: 'The same in the hotel’s currency: what is charged' }),
    restDueOn: z.string().nullable().meta({
      description: 'The day on which the rest is paid, on the hotel’s calendar; null where it is paid at the hotel',
    }),
    ifUnpaid: z.enum(unpaidEndings).meta({
      description: 'What becomes of the booking where the rest has not come two days after that',
    }),
  })
  .meta({ id: 'Deposit' });
export type Deposit = z.infer<typeof Deposit>;

/** Amounts by the days until which they are paid. Optional: a server of the version before does not say it. */
export const DueLaterLines = z
  .array(z.object({ dueOn: z.string(), amount: z.int() }))
  .optional()
  .meta({ description: 'What is paid in advance on later days: the rest beyond deposits, the earliest first' });

export const PayableOn = z
  .array(z.object({ dueOn: z.string(), amount: z.int(), hotelAmount: z.int() }))
  .optional()
  .meta({
    description: 'The rest beyond deposits, by the day on which it is paid in advance; absent where there is none',
  });
