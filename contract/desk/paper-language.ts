import { z } from 'zod';
import { LanguageCode } from '../property/texts.ts';

export const PaperLanguage = z
  .union([z.enum(['guest', 'hotel']), LanguageCode])
  .default('guest')
  .meta({ description: 'guest: in which the guest booked; hotel: the hotel’s own; or the code of another' });
export type PaperLanguage = z.infer<typeof PaperLanguage>;
