import { maskCardNumbers } from '@stayfront/rules/booking/card-in-text';
import { z } from 'zod';

/**
 * A short text from outside that is only kept and shown again: no control characters, nothing that cannot be stored. Who
 * made it is not there to be told: what looks like a card's number is left out, and the guest goes on.
 */
export const PlainText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), {
      message: 'Use ordinary letters and signs, on one line',
    })
    .overwrite(maskCardNumbers);
