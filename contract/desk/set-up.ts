import { policyTemplateNames } from '@stayfront/rules/set-up/rate-templates';
import { roomTemplateNames } from '@stayfront/rules/set-up/room-templates';
import { missingCodes } from '@stayfront/rules/set-up/missing';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { BasisPoints, Currency, Day, Minor, Slug } from '../property/shapes.ts';
import { LanguageCode } from '../property/texts.ts';
import { SomeWeekdays, weekdayNames } from '../some-weekdays.ts';
import { NoQuery, Nothing, type Route } from '../route.ts';
import { CalendarVersion } from './calendar/shapes.ts';
import { Accepts, saveRefusals } from './calendar/save.ts';

const RoomTemplate = z.enum(roomTemplateNames);
const PolicyTemplate = z.enum(policyTemplateNames);
const Version = z.int().min(1).meta({ description: 'Of the document, as getSetUp has it' });

const Missing = z
  .object({
    code: z.enum(missingCodes),
    isNeeded: z
      .boolean()
      .meta({ description: 'The hotel cannot open without it; else its page would be better with it' }),
    roomId: z.string().nullable().meta({ description: 'Where it is about one room' }),
    roomName: z.string().nullable(),
  })
  .meta({ id: 'MissingInSetUp' });
export type Missing = z.infer<typeof Missing>;

const RoomPrices = z
  .object({
    roomId: z.string(),
    weekday: z.int().nullable().meta({ description: 'For the party it is meant for; null: none yet' }),
    weekend: z.int().nullable(),
  })
  .meta({ id: 'SetUpRoomPrices' });

const Children = z
  .strictObject({
    areWelcome: z.boolean(),
    fromAge: z.int().min(0).max(17).meta({ description: 'Who is younger is an infant' }),
    toAge: z.int().min(0).max(17).meta({ description: 'The last age; who is older is an adult' }),
  })
  .refine(({ fromAge, toAge }) => fromAge <= toAge, {
    path: ['toAge'],
    message: 'The last age must not be below the first',
  });

export const SetUp = z
  .object({
    version: Version,
    calendarVersion: CalendarVersion,
    isOpen: z.boolean().meta({ description: 'Guests find it' }),
    name: z.string(),
    currency: Currency,
    language: LanguageCode,
    timeZone: z.string(),
    areaUnit: z.enum(['m2', 'ft2']),
    rooms: z.array(
      z
        .object({
          roomId: z.string(),
          name: z.string().meta({ description: 'In the house’s own language' }),
          maxOccupancy: z.int(),
          standardPersons: z.int(),
          beds: z.int(),
          size: z.int(),
          total: z
            .int()
            .nullable()
            .meta({ description: 'How many there are, on the nights to come; null: nobody has said' }),
        })
        .meta({ id: 'SetUpRoom' }),
    ),
    ratePlan: z.string().nullable().meta({
      description: 'The rate plan whose prices are asked for: the first that follows no other; null: there is none yet',
    }),
    rates: z
      .object({
        policy: PolicyTemplate.nullable().meta({ description: 'Null: none of ours, or nobody has said' }),
        guarantee: z.enum(['None', 'GuaranteeRequired']),
        nonRefundable: z.object({ percentLess: z.number() }).nullable(),
        breakfast: z.object({ perPerson: z.int() }).nullable(),
        halfBoard: z.object({ perPerson: z.int() }).nullable(),
        children: z.object({ areWelcome: z.boolean(), fromAge: z.int(), toAge: z.int() }),
        vatBasisPoints: z.int().nullable(),
      })
      .meta({ id: 'SetUpRates' }),
    prices: z
      .object({
        from: z.string(),
        to: z.string().meta({ description: 'So far prices are asked for: 720 nights' }),
        weekend: z.array(z.enum(weekdayNames)).meta({ description: 'Nights that cost the price of the weekend' }),
        ordinary: z
          .array(
            RoomPrices.extend({
              alone: z.int().nullable().meta({ description: 'For one adult alone on a weekday; null: as for all' }),
              extraAdult: z.int().nullable().meta({ description: 'For each adult beyond; null: no more are taken' }),
            }).meta({ id: 'SetUpOrdinaryPrices' }),
          )
          .meta({ description: 'As nights outside of seasons have them' }),
        child: z.int().meta({ description: 'What each child pays for a night' }),
        infant: z.int(),
        seasons: z.array(z.object({ name: z.string(), from: z.string(), to: z.string(), rooms: z.array(RoomPrices) })),
      })
      .meta({ id: 'SetUpPrices' }),
    done: z
      .object({
        rooms: z.boolean(),
        rates: z.boolean(),
        prices: z.boolean(),
        pictures: z.boolean(),
        money: z.boolean().meta({ description: 'Guests can pay, with money that moves' }),
        open: z.boolean(),
      })
      .meta({ description: 'Which steps have something in the house; nothing else is kept of the set-up' }),
    missing: z.array(Missing),
  })
  .meta({ id: 'SetUp' });
export type SetUp = z.infer<typeof SetUp>;

const path = '/api/hotels/{hotelId}/desk/set-up';
const setUp = { noun: 'desk', params: HotelParams, query: NoQuery, needsStaff: 'manager' } as const;

export const getSetUp = {
  ...setUp,
  operationId: 'getSetUp',
  summary:
    'How far the hotel is set up, read off the house itself, and what is missing, for guests and for a good page',
  method: 'GET',
  path,
  body: Nothing,
  answer: SetUp,
  status: 200,
  isIdempotent: false,
  refusals: [],
} satisfies Route;

const Name = z.string().trim().min(1, 'The field is required').max(80);
const Heads = z.int().min(1).max(20);

const RoomWish = z
  .strictObject({
    roomId: Slug.optional().meta({ description: 'One that is there already; absent: a new one' }),
    template: RoomTemplate.optional().meta({ description: 'What a new one begins as; absent: a double' }),
    name: Name.optional().meta({
      description: 'In the house’s own language; absent: as it is called, or as the template is in all languages',
    }),
    maxOccupancy: Heads.optional(),
    standardPersons: Heads.optional(),
    beds: z.int().min(1).max(40).optional(),
    size: z.int().min(1).max(10_000).optional(),
    total: z.int().min(0).max(1_000).meta({ description: 'How many of it the house has' }),
  })
  .meta({ id: 'SetUpRoomWish' });

const saves = { ...setUp, method: 'PUT', answer: SetUp, status: 200, isIdempotent: false } as const;

export const saveSetUpRooms = {
  ...saves,
  operationId: 'saveSetUpRooms',
  summary: 'The rooms of the house, as they are to be, and how many there are on each of the next 720 nights',
  path: `${path}/rooms`,
  body: z.strictObject({
    version: Version,
    rooms: z.array(RoomWish).min(1, 'Name at least one room').max(200),
  }),
  refusals: ['set_up.changed', 'set_up.in_use', ...saveRefusals],
} satisfies Route;

export const saveSetUpRates = {
  ...saves,
  operationId: 'saveSetUpRates',
  summary: 'The rate plans that most houses begin with, by what they cost beside the first; others stay as they are',
  path: `${path}/rates`,
  body: z.strictObject({
    version: Version,
    policy: PolicyTemplate,
    guarantee: z.enum(['None', 'GuaranteeRequired']).default('None').meta({
      description:
        'Whether a card stands for bookings that are paid at the hotel; it needs a provider that keeps cards',
    }),
    nonRefundable: z
      .strictObject({ percentLess: z.int().min(1).max(90) })
      .nullable()
      .meta({ description: 'Paid when it is booked; null: there is none' }),
    breakfast: z.strictObject({ perPerson: Minor }).nullable(),
    halfBoard: z.strictObject({ perPerson: Minor }).nullable(),
    children: Children,
    vatBasisPoints: BasisPoints.nullable().meta({ description: 'Inside all prices; null: nothing is said of it' }),
  }),
  refusals: ['set_up.changed', 'set_up.in_use'],
} satisfies Route;

const Prices = { room: Slug, weekday: Minor, weekend: Minor };

export const saveSetUpPrices = {
  ...saves,
  operationId: 'saveSetUpPrices',
  summary: 'What each room costs for the next 720 nights, by season, on weekdays and at the weekend',
  path: `${path}/prices`,
  body: z
    .strictObject({
      version: Version,
      calendarVersion: CalendarVersion,
      weekend: SomeWeekdays.meta({
        description: 'Nights that cost the price of the weekend; absent: Friday and Saturday',
      }),
      ordinary: z
        .array(
          z.strictObject({
            ...Prices,
            alone: Minor.optional().meta({ description: 'For one adult alone on a weekday; absent: as for all' }),
            extraAdult: Minor.optional().meta({ description: 'For each adult beyond; absent: no more are taken' }),
          }),
        )
        .min(1, 'Name at least one room')
        .max(200)
        .meta({ description: 'Whenever no season says otherwise, for the party each room is meant for' }),
      child: Minor.default(0).meta({ description: 'What each child pays for a night' }),
      infant: Minor.default(0),
      seasons: z
        .array(
          z
            .strictObject({
              name: z.string().trim().min(1, 'The field is required').max(60),
              from: Day,
              to: Day,
              rooms: z.array(z.strictObject(Prices)).max(200),
            })
            .refine(({ from, to }) => from <= to, {
              path: ['to'],
              message: 'The last day must not be before the first',
            }),
        )
        .max(40)
        .default([])
        .meta({ description: 'Where two have the same day, the later in the list stands' }),
      accepts: Accepts,
    })
    .superRefine(({ ordinary, seasons }, context) => {
      const twice = (rooms: readonly { readonly room: string }[], path: (string | number)[]): void =>
        rooms.forEach(({ room }, place) => {
          if (rooms.findIndex((one) => one.room === room) < place)
            context.addIssue({ code: 'custom', path: [...path, place, 'room'], message: `"${room}" is there twice` });
        });
      twice(ordinary, ['ordinary']);
      seasons.forEach(({ rooms }, place) => {
        twice(rooms, ['seasons', place, 'rooms']);
      });
    }),
  refusals: ['set_up.changed', ...saveRefusals],
} satisfies Route;

export const openHotel = {
  ...setUp,
  operationId: 'openHotel',
  summary: 'Let guests in: from now on the hotel is found and booked',
  method: 'POST',
  path: `${path}/opening`,
  body: Nothing,
  answer: SetUp,
  status: 200,
  isIdempotent: false,
  refusals: ['set_up.missing'],
} satisfies Route;
