import { unpaidEndings } from '@stayfront/rules/booking/deposit-rule';
import { z } from 'zod';
import { BasisPoints, Minor } from './shapes.ts';

/** From the day a rest is due on, it is asked for on so many days; only then a booking may be cancelled for it. */
const leastDaysToCancel = 3;

export const DepositShape = z
  .strictObject({
    amount: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('percent'), basisPoints: BasisPoints.min(1).max(9_999) }),
        z.strictObject({ kind: z.literal('nights'), nights: z.int().min(1).max(30) }),
        z.strictObject({ kind: z.literal('fixed'), minor: Minor.min(1) }),
      ])
      .meta({
        description:
          'What is paid when it is booked: a share of everything with services (3000 is 30 %, rounded once), the price of the first nights after discounts, or an amount. Never more than the stay costs',
      }),
    rest: z
      .discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('at-hotel') }),
        z.strictObject({ kind: z.literal('before'), days: z.int().min(0).max(365) }),
      ])
      .meta({
        description:
          'When the rest is paid: at the hotel, or on the day so many days before arrival, by the hotel’s calendar. Who books on that day or later pays everything at once',
      }),
    ifUnpaid: z.enum(unpaidEndings).optional().meta({
      description:
        'What becomes of a booking whose rest has not come two days after it was due: keep (as where it is absent), the hotel is told; cancel, it is cancelled by its policy',
    }),
  })
  .superRefine(({ rest, ifUnpaid }, context) => {
    const fault = (message: string): void => context.addIssue({ code: 'custom', path: ['ifUnpaid'], message });
    if (ifUnpaid === undefined) return;
    if (rest.kind === 'at-hotel') fault('Leave it out: what is paid at the hotel is not asked for before');
    else if (ifUnpaid === 'cancel' && rest.days < leastDaysToCancel)
      fault(`Have the rest paid ${leastDaysToCancel} or more days before arrival, or keep such bookings`);
  })
  .meta({
    description:
      'Only with guarantee PrePay: a part is paid when it is booked and the rest later. Absent: everything is paid at once',
  });
