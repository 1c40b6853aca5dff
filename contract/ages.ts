import { readAges } from '@stayfront/rules/stay/ages-text';
import { z } from 'zod';

const order =
  'How old each child and then each infant is on the day of arrival; absent: as old as this hotel takes them';

const Age = z.int().min(0).max(17);
const most = 198;

/** Ages in an address: 11,7,1. Whether they are such as the hotel calls children and infants, it says itself. */
export const AgesParameter = z
  .string()
  .max(3 * most)
  .transform((text, context) => {
    if (text === '') return undefined;
    const ages = z.array(Age).safeParse(readAges(text));
    if (ages.success) return ages.data;
    context.addIssue({
      code: 'custom',
      message: 'Write ages in whole years, up to 17, with commas between them: 11,7,1',
    });
    return z.NEVER;
  })
  .optional()
  .meta({ description: order, example: '11,7,1' });

/** Ages in a body or an answer. */
export const Ages = z.array(Age).max(most).optional().meta({ description: order });
