import { z } from 'zod';
import { HotelParams } from './hotel.ts';
import { Currency } from './property/shapes.ts';
import { LanguageCode } from './property/texts.ts';
import { Quoted } from './quoted.ts';
import { type Route } from './route.ts';

/** One tax on a bill. */
export const TaxLine = z
  .object({
    taxType: z.enum(['vat', 'local']),
    taxId: z.string(),
    taxDescription: z.string(),
    taxPercentage: z.number().nullable(),
    taxAmount: z.int(),
    taxCurrency: Currency,
    isIncluded: z.boolean().meta({ description: 'Inside the price; otherwise collected by the hotel at check-in' }),
  })
  .meta({ id: 'TaxLine' });
export type TaxLine = z.infer<typeof TaxLine>;

/** VAT inside a price, at one rate. */
export const VatLine = z
  .object({
    percentage: z.number().nullable().meta({ description: 'Null where it is not known any more' }),
    amount: z.int(),
    hotelAmount: z.int().meta({ description: 'The same in the hotel’s currency' }),
  })
  .meta({ id: 'VatLine' });

export const ReservationTaxes = z
  .object({
    roomStays: z.array(z.object({ taxes: z.array(TaxLine), taxesTotalAmount: z.int() })),
    taxesTotalAmount: z.int().meta({ description: 'Of the taxes that are not in the price' }),
    currency: Currency,
  })
  .meta({ id: 'ReservationTaxes' });
export type ReservationTaxes = z.infer<typeof ReservationTaxes>;

export const getReservationTaxes = {
  operationId: 'getReservationTaxes',
  noun: 'tax',
  summary: 'The local taxes of quoted rooms, where the hotel has them worked out at checkout',
  method: 'POST',
  path: '/api/hotels/{hotelId}/taxes',
  params: HotelParams,
  query: z.strictObject({}),
  body: z.strictObject({
    roomStays: z
      .array(z.strictObject({ reference: Quoted }))
      .min(1)
      .max(4),
    lang: LanguageCode.catch('en').default('en'),
  }),
  answer: ReservationTaxes,
  status: 200,
  isIdempotent: false,
  refusals: ['hotel.unknown', 'hotel.maintenance', 'quote.invalid', 'quote.expired', 'currency.mixed'],
} satisfies Route;
