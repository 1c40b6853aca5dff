import './without-eval.ts';
import { hasCardNumber } from '@stayfront/rules/booking/card-in-text';
import { plainDigits } from '@stayfront/rules/booking/plain-digits';
import { hasDirectionMarks } from '@stayfront/rules/text/direction-marks';
import { z } from 'zod';
import { countryCodes } from './country-codes.ts';

// No control characters: a line break in a name or address would be a second header in a mail. Lone surrogates cannot
// be stored. Both are refused by name instead of being cut out in silence.
const cleanLine = (text: string): boolean => !/\p{Cc}/u.test(text) && text.isWellFormed();
const cleanText = (text: string): boolean => !/[^\P{Cc}\n\r\t]/u.test(text) && text.isWellFormed();

// What is never written down cannot be stolen; guests do type their card into a note for the desk.
const noCard = {
  message: 'Leave out card numbers: they are never needed here',
  params: { code: 'card_in_text' },
};
const withoutCard = (text: string): boolean => !hasCardNumber(text);

// A name, a street or an address of mail would be read in another order than it was typed, and so would what stands
// beside it. In a wish, which stands alone, they may be: whoever writes in two scripts needs them.
const noMarks = {
  message: 'Leave out signs that change the direction of the text. They cannot be seen; type it instead of copying it',
  params: { code: 'direction_marks' },
};
const withoutMarks = (text: string): boolean => !hasDirectionMarks(text);

// The name stands in a mail from the hotel, and mail programs make links of what looks like one.
const withoutLink = (text: string): boolean => !/:\/\/|\bwww\./i.test(text);

const Line = (max: number, tooLong = `Use at most ${max} characters`) =>
  z
    .string()
    .trim()
    .min(1, 'The field is required')
    .max(max, tooLong)
    .refine(cleanLine, { message: 'Use ordinary letters and signs, on one line' })
    .refine(withoutMarks, noMarks)
    .refine(withoutCard, noCard);

/** How many characters a field takes. */
export const longest = { name: 80, addressLine: 120, city: 80, state: 80, specialRequest: 2000 } as const;

const Name = Line(longest.name).refine(withoutLink, { message: 'Use a name, without web addresses' });

/** One address, without comments, quotes or a list; letters of any script and plus and apostrophe are welcome. */
const emailPattern =
  /^[^\s\p{Cc}\p{Cs}@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9-]{1,59})$/iu;

export const Email = z
  .string()
  .trim()
  .min(1, 'The field is required')
  .max(254, 'Use at most 254 characters')
  .refine(withoutMarks, { ...noMarks, abort: true })
  .refine((text) => emailPattern.test(text) && !text.includes('..'), {
    message: 'Please enter correct email, e.g anna@example.com',
    params: { code: 'email.invalid' },
  });

export const Phone = z
  .string()
  .trim()
  // Whoever types in another script dials the same number.
  .overwrite(plainDigits)
  .min(1, 'The field is required')
  .max(32, 'The entered phone number is not correct')
  .refine(withoutMarks, { ...noMarks, abort: true })
  .regex(/^\+?[0-9 ()./-]{3,32}$/, 'The entered phone number is not correct')
  // No phone number has more than 15 digits, and cards have 16: one of 15 may well be a phone.
  .refine((text) => text.replace(/\D/g, '').length <= 15, { message: 'The entered phone number is not correct' })
  // Some cards have 14 or 15 digits as well; what is dialled and that long begins with a plus or a zero.
  .refine((text) => /^\(?[+0]/.test(text) || text.replace(/\D/g, '').length < 14 || withoutCard(text), noCard);

/** Where the guest lives; asked for where the hotel requires it. */
export const GuestAddress = z.strictObject({
  addressLine: Line(longest.addressLine),
  postalCode: Line(16, 'Please enter correct postal code, e.g 12345'),
  city: Line(longest.city),
  state: Line(longest.state).optional(),
  country: z.string().refine((code) => countryCodes.has(code), {
    message: 'Use the two-letter country code, e.g. "CH"',
  }),
});

export const FreeText = z
  .string()
  .trim()
  .max(longest.specialRequest, `Use at most ${longest.specialRequest} characters`)
  .refine(cleanText, { message: 'Use ordinary letters and signs' })
  .refine(withoutCard, noCard);

/** What the house writes down about a booking. */
export const NoteText = FreeText.min(1, 'Write something');

export const GuestInfo = z
  .strictObject({
    givenName: Name,
    surname: Name,
    email: Email.refine(withoutCard, noCard),
    phone: Phone,
    specialRequest: FreeText.default(''),
    businessTravel: z.boolean().default(false),
    address: GuestAddress.optional(),
  })
  .meta({ id: 'GuestInfo' });

export type GuestInfo = z.infer<typeof GuestInfo>;
