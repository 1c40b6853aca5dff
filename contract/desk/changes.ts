import { changeKinds } from '@stayfront/rules/people/change-kind';
import { z } from 'zod';
import { HotelParams } from '../hotel.ts';
import { Currency, Day } from '../property/shapes.ts';
import { Nothing, type Route } from '../route.ts';

const ChangedField = z
  .object({
    field: z
      .string()
      .meta({ description: 'role, presence, total (in minor units), or the name of a field of the look' }),
    before: z.unknown(),
    after: z.unknown(),
  })
  .meta({ id: 'ChangedField' });

const Change = z
  .object({
    changeId: z.string(),
    at: z.iso.datetime(),
    who: z.string().nullable().meta({
      description:
        'An e-mail address or the name of a key; "system": the command line. Null: a key from before names were kept',
    }),
    kind: z.enum(changeKinds).meta({
      description: 'What it is filtered by; house: arrivals, departures and notes; property: the property document',
    }),
    what: z.string().meta({ description: 'E.g. operator.role_changed, cancel; as in events of the management API' }),
    reservationId: z.string().nullable(),
    guestName: z
      .string()
      .nullable()
      .meta({ description: 'Null where it is about no reservation, or the guest was erased' }),
    fields: z
      .array(ChangedField)
      .meta({ description: 'What was before and after; empty where it began or ended something' }),
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Change' });
export type Change = z.infer<typeof Change>;

/** Days are the hotel’s. */
const changeFilters = {
  who: z.string().min(1).max(200).optional(),
  kind: z.enum(changeKinds).optional(),
  from: Day.optional(),
  to: Day.optional(),
};

export const listChanges = {
  operationId: 'listChanges',
  noun: 'desk',
  summary: 'All that people and systems of the hotel have changed: who, when, what, before and after; the newest first',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/changes',
  params: HotelParams,
  query: z.strictObject({
    ...changeFilters,
    cursor: z.string().max(200).optional().meta({ description: 'Of the page before; absent, the newest' }),
    limit: z.coerce.number().int().min(1).max(500).default(50),
  }),
  body: Nothing,
  answer: z
    .object({
      currency: Currency,
      changes: z.array(Change),
      cursor: z.string().nullable().meta({ description: 'Null: there is nothing older' }),
      people: z
        .array(z.string())
        .meta({ description: 'Who may stand in it: everybody who ever worked here, and keys' }),
    })
    .meta({ id: 'Changes' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  refusals: ['hotel.unknown', 'cursor.invalid'],
} satisfies Route;
