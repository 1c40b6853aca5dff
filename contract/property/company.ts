import { readVatNumber } from '@stayfront/rules/invoice/vat-number';
import { z } from 'zod';

/** Who runs the house, as the law wants it on an invoice. All of it may be left out. */
export const Company = z
  .strictObject({
    name: z.string().trim().min(1).max(120).optional().meta({
      description: 'As it is registered, e.g. "Seeblick Hotel AG"; absent: the name of the hotel',
    }),
    vatNumber: z
      .string()
      .refine((text) => readVatNumber(text) !== null, {
        message: 'This cannot be a VAT number of its country. Write it as DE123456789 or CHE-123.456.789',
      })
      .optional()
      .meta({ description: 'With the letters of its country' }),
  })
  .meta({ id: 'Company', description: 'Who runs the house, for its invoices' });
