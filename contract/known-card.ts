import { z } from 'zod';

/** What a guest knows a card by; never its number. */
export const KnownCard = z
  .object({
    brand: z.string().nullable().meta({ example: 'visa' }),
    suffix: z.string().nullable().meta({ description: 'The last four digits', example: '1111' }),
  })
  .meta({ id: 'KnownCard' });
