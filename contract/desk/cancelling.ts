import { z } from 'zod';
import { NoteText } from '../guest-info.ts';
import { Currency, Minor } from '../property/shapes.ts';
import { GuaranteeShape } from './account.ts';

// What cancelling in the hotel's own name and not arriving have in common: one engine does both.

/** What it would come to, before it is done. */
export const cancellingTerms = {
  reservationId: z.string(),
  version: z.int(),
  hotelCurrency: Currency.meta({ description: 'Of all amounts' }),
  refundAtPolicy: z
    .int()
    .meta({ description: 'What goes back through the provider where the policies’ fees are kept' }),
  refundAtNone: z.int().meta({ description: 'What goes back where nothing is kept' }),
  mayWaive: z.int().nullable().meta({
    description: 'How much less than the policies whoever asks may keep; null: nothing, if they like',
  }),
  guarantee: GuaranteeShape.meta({ description: 'As it would stand once the policies’ fees are open' }),
};

export const CancellingRoom = z.object({
  roomStayIndex: z.int(),
  total: z.int(),
  policyFee: z.int().meta({ description: 'What the policy keeps at this moment' }),
});

/** How it is wished. */
export const cancellingWish = {
  version: z.int().min(1).meta({ description: 'The one that was looked at: what changed meanwhile is not cancelled' }),
  roomStays: z
    .array(z.int().min(0).max(99))
    .min(1, 'Name a room')
    .max(4)
    .optional()
    .meta({ description: 'Places of the rooms (roomStayIndex); absent: all that stand' }),
  fee: z.union([z.literal('policy'), z.strictObject({ minor: Minor })]).meta({
    description:
      'What is kept of all these rooms together: policy, or an amount that is not more. How much less the front desk may keep is the owner’s to say',
  }),
  reason: NoteText.max(200).meta({ description: 'For the house, in the history; nothing about the guest' }),
  tellsGuest: z.boolean().meta({ description: 'Whether the guest is written to' }),
};

export const ChargesGuarantee = z.boolean().meta({
  description: 'Whether what is open of fees then is taken from the card at once; nothing happens where it cannot be',
});

/** What became of it. */
export const cancellingDone = {
  reservationId: z.string(),
  status: z.enum(['cancel', 'modify']).meta({ description: 'modify while other rooms stay booked' }),
  version: z.int(),
  refund: z.int(),
  hotelCurrency: Currency,
  open: z.int().meta({ description: 'What is to be paid of all this: fees, and other rooms' }),
  charging: z.int().meta({
    description: 'What is being taken from the card; 0 where it cannot be. The account says what becomes of it',
  }),
};
