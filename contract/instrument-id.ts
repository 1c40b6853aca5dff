import { hasCardNumber } from '@stayfront/rules/booking/card-in-text';
import { z } from 'zod';

const Uuid = z.uuid();
/** As providers name things that do not use uuids: what it is, and a word. */
const PREFIXED = /^[a-z]{2,12}_[A-Za-z0-9_]{8,80}$/;
/** A mark may be made of digits alone and still be no card; whatever is no mark and looks like a card is called one. */
const isNoCard = (text: string): boolean => Uuid.safeParse(text).success || !hasCardNumber(text);

export const InstrumentId = z
  .string()
  .refine(isNoCard, {
    message: 'Send the mark that the provider gave the card, never its number',
    params: { code: 'card_in_text' },
    abort: true,
  })
  .refine((text) => Uuid.safeParse(text).success || PREFIXED.test(text), { message: 'This is no mark of a card' })
  .meta({
    description: 'The id of the instrument that the provider’s script has stored: a uuid, or a word such as pm_…',
  });
