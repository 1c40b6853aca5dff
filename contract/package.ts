import { z } from 'zod';
import { HotelParams, Picture } from './hotel.ts';
import { IncludedService } from './included-service.ts';
import { AvailabilityItem, ExchangeRateShape } from './offer.ts';
import { GuaranteeType } from './property/rate-plan.ts';
import { otherLanguages } from './property/other-languages.ts';
import { Currency, Slug } from './property/shapes.ts';
import { Nothing, type Route } from './route.ts';
import { basketQuery, checkNights, StayQuery } from './search-query.ts';

/** A special offer, with the rooms that can be had in it for the asked stay. */
export const HotelPackage = z
  .object({
    hotelPackageId: z.string(),
    name: z.string(),
    description: z.string(),
    otherLanguages: otherLanguages(['name', 'description']),
    images: z.array(Picture),
    publicPackage: z.boolean(),
    showAmongResults: z.boolean(),
    sort: z.int(),
    guaranteeType: GuaranteeType,
    ratePlanId: z.string(),
    conditions: z.object({
      minABO: z.int().nullable().meta({ description: 'Days between today and the arrival, at least' }),
      maxABO: z.int().nullable(),
      minLOS: z.int().nullable(),
      maxLOS: z.int().nullable(),
      arrivalRestriction: z.array(z.int()).nullable().meta({ description: 'Weekdays of arrival; 0 is Sunday' }),
      periods: z
        .array(z.object({ from: z.string(), to: z.string() }))
        .meta({ description: 'Closed days, first and last included: it is not sold on them' }),
      openPeriods: z
        .array(z.object({ from: z.string(), to: z.string() }))
        .optional()
        .meta({ description: 'Days, first and last included, on which alone it is sold; absent: all' }),
      minAdults: z.int().optional().meta({ description: 'Adults in a room at least' }),
      maxChildren: z.int().optional().meta({ description: 'Children in a room at most' }),
      isAdultsOnly: z.boolean().optional().meta({ description: 'Neither children nor infants' }),
    }),
    includedServices: z.array(IncludedService).optional().meta({
      description: 'What is in its price, how often for the asked stay and guests; absent where nothing is',
    }),
    firstArrival: z.string().nullable().meta({ description: 'Null where its conditions leave no day' }),
    lastArrival: z.string().nullable(),
    problem: z
      .enum([
        'not-sold',
        'too-soon',
        'too-far',
        'arrival-weekday',
        'min-stay',
        'max-stay',
        'in-period',
        'out-of-period',
        'adults-only',
        'too-few-adults',
        'too-many-children',
        'sold-out',
        'no-rooms',
        'not-bookable',
      ])
      .nullable()
      .meta({ description: 'Why the asked stay does not fit; null where it does' }),
    firstStay: z.object({ checkIn: z.string(), checkOut: z.string() }).nullable().meta({
      description:
        'Where the asked stay cannot be had: the first one that can, from the asked arrival on or else from today on',
    }),
    lowestPrice: z
      .int()
      .nullable()
      .meta({ description: 'Average per night of its cheapest room that can be booked now' }),
    availabilities: z.array(AvailabilityItem),
  })
  .meta({ id: 'HotelPackage' });
export type HotelPackage = z.infer<typeof HotelPackage>;

export const PackagesAvailabilities = z
  .object({
    checkIn: z.string(),
    checkOut: z.string(),
    currency: Currency,
    hotelCurrency: Currency,
    exchangeRate: ExchangeRateShape,
    validUntil: z.iso.datetime(),
    packages: z.array(HotelPackage),
  })
  .meta({ id: 'PackagesAvailabilities' });
export type PackagesAvailabilities = z.infer<typeof PackagesAvailabilities>;

export const getPackagesAvailabilities = {
  operationId: 'getPackagesAvailabilities',
  noun: 'package',
  summary: 'The hotel’s public packages, or one package by its id, with the rooms that can be had in it',
  method: 'GET',
  path: '/api/hotels/{hotelId}/packages/availabilities',
  params: HotelParams,
  query: StayQuery.extend({ hotelPackageId: Slug.optional(), ...basketQuery }).superRefine(checkNights),
  body: Nothing,
  answer: PackagesAvailabilities,
  status: 200,
  isIdempotent: false,
  limitedAs: 'search',
  refusals: [
    'hotel.unknown',
    'hotel.maintenance',
    'package.unknown',
    'date.past',
    'date.range',
    'guests.bounds',
    'currency.unsupported',
  ],
} satisfies Route;
