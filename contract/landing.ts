import { hasCardNumber } from '@stayfront/rules/booking/card-in-text';
import { z } from 'zod';
import { Ages } from './ages.ts';
import { HotelParams } from './hotel.ts';
import { NoQuery, type Route } from './route.ts';
import { PlainText } from './plain-text.ts';
import { Currency, Day, Slug } from './property/shapes.ts';
import { checkNights } from './search-query.ts';

/** What no room is called: it is kept for the hotel, and nobody's card is to be kept. */
const Mark = Slug.refine((text) => !hasCardNumber(text), { message: 'This looks like the number of a card' });
const Count = z.int().min(0).max(99);

export const noteShownPrice = {
  operationId: 'noteShownPrice',
  noun: 'offer',
  summary: 'The price a comparison site showed for what the guest sees now: where ours is another, the hotel is told',
  method: 'POST',
  path: '/api/hotels/{hotelId}/shown-prices',
  params: HotelParams,
  query: NoQuery,
  body: z
    .strictObject({
      checkIn: Day,
      checkOut: Day,
      nbAdults: Count,
      nbChildren: Count,
      nbInfants: Count,
      ages: Ages,
      roomId: Mark.optional().meta({ description: 'Absent: the cheapest room' }),
      ratePlanId: Mark.optional().meta({ description: 'Absent: the cheapest rate' }),
      promoCode: PlainText(100).optional(),
      price: z
        .string()
        .regex(/^\d{1,9}(\.\d{1,3})?$/, 'Write an amount as 612.50')
        .meta({ description: 'For the whole stay, as it was shown' }),
      currency: Currency,
      channelId: z.int().min(1).max(2_147_483_647).optional(),
    })
    .superRefine((body, context) => checkNights(body, context)),
  answer: z.object({ isCompared: z.literal(true) }).meta({ id: 'ShownPriceCompared' }),
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'hotel.maintenance', 'date.past', 'date.range', 'guests.bounds', 'currency.unsupported'],
} satisfies Route;
