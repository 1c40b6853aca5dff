import { z } from 'zod';

/** A short text from outside that is only kept and shown again: no control characters, nothing that cannot be stored. */
export const PlainMark = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), {
      message: 'Use ordinary letters and signs, on one line',
    });
