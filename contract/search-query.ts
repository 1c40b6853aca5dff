import { maskCardNumbers } from '@stayfront/rules/booking/card-in-text';
import { daysBetween } from '@stayfront/rules/stay/stay-date';
import { tidyCode } from '@stayfront/rules/promotion/find-promotion';
import { z } from 'zod';
import { isCurrency } from '@stayfront/rules/currency/currencies';
import { AgesParameter } from './ages.ts';
import { Day, Slug } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { SessionId } from './session-id.ts';

/** A count in an address: digits, never a fraction or a word. */
export const GuestCount = (fallback: number) =>
  z
    .union([z.int().min(0).max(99), z.string().regex(/^\d{1,2}$/, 'Write a whole number')])
    .transform(Number)
    .default(fallback);

/** The guest's currency; the hotel's own where none is named. */
export const CurrencyParameter = z
  .string()
  .refine(isCurrency, {
    message: 'Use the code of a currency we know, e.g. "EUR"',
    params: { code: 'currency.unsupported' },
  })
  .optional();

/** Rooms that the guest has chosen already, as room.arrival.departure, separated by commas: they are no longer free. One in a package of which there are only so many has that behind it. */
const Chosen = z
  .string()
  .max(400)
  .transform((text, context) => {
    const rooms = text === '' ? [] : text.split(',').map((part) => part.split('.'));
    if (rooms.length <= 4 && rooms.every(isChosenRoom))
      return rooms.map(([roomId = '', arrival = '', departure = '', packageId]) => ({
        roomId,
        arrival: Day.parse(arrival),
        departure: Day.parse(departure),
        ...(packageId === undefined ? {} : { packageId }),
      }));
    context.addIssue({ code: 'custom', message: 'Write up to four rooms as room.YYYY-MM-DD.YYYY-MM-DD' });
    return z.NEVER;
  })
  .default([]);

const isChosenRoom = (parts: readonly string[]): boolean =>
  (parts.length === 3 || (parts.length === 4 && Slug.safeParse(parts[3]).success)) &&
  Slug.safeParse(parts[0]).success &&
  parts.slice(1, 3).every((day) => Day.safeParse(day).success);

export const StayQuery = z.strictObject({
  checkIn: Day,
  checkOut: Day,
  nbAdults: GuestCount(2),
  nbChildren: GuestCount(0),
  nbInfants: GuestCount(0),
  ages: AgesParameter,
  currency: CurrencyParameter,
  lang: LanguageCode.catch('en').default('en'),
});

/** What the guest has in the basket, and what is held for this guest alone. */
export const basketQuery = {
  chosen: Chosen,
  held: SessionId.optional().meta({
    description: 'The session for which rooms are held while they are paid for: for this guest they are free',
  }),
};

export const SearchQuery = StayQuery.extend({
  promoCode: z
    .string()
    .max(100, 'A code has at most 100 signs')
    .transform((text) => tidyCode(maskCardNumbers(text)))
    .optional(),
  ...basketQuery,
}).superRefine(checkNights);

/** A stay has at least one night; what is asked of a chain or a package is held to the same. */
export function checkNights(
  query: { checkIn: z.infer<typeof Day>; checkOut: z.infer<typeof Day> },
  context: z.core.$RefinementCtx,
  field = 'checkOut',
): void {
  const nights = daysBetween(query.checkIn, query.checkOut);
  const say = (code: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [field], message, params: { code } });
  if (nights === 0) say('stay.min_nights', 'Choose a departure at least one day after the arrival');
  else if (nights < 0) say('stay.order', 'Choose a departure after the arrival');
}
