import { z } from 'zod';
import { LanguageCode } from './texts.ts';

/** Beside texts in one language: which of them the hotel has in another one only. Absent where there are none. */
export const otherLanguages = <const Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.partialRecord(z.enum(names), LanguageCode).optional().meta({
    description: 'Texts that the hotel does not have in the language asked for, and the language each of them is in',
  });
