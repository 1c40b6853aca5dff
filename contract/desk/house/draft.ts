import { z } from 'zod';
import { HotelParams } from '../../hotel.ts';
import { NoQuery, Nothing, type Route } from '../../route.ts';
import { DraftSeen, FieldChange, FieldPath, HouseDraft, HouseVersion } from './shapes.ts';

const mostBytes = 4 * 1024 * 1024;

export const House = z
  .object({
    version: HouseVersion.meta({ description: 'What guests see' }),
    document: z.record(z.string(), z.unknown()).meta({ description: 'What guests see, as putHotel takes it' }),
    draft: HouseDraft,
    canTranslate: z.boolean().meta({ description: 'Whether a machine translation is plugged in' }),
  })
  .meta({ id: 'House' });
export type House = z.infer<typeof House>;

export const getHouse = {
  operationId: 'getHouse',
  noun: 'desk',
  summary: 'The property document for whoever edits it: what guests see, and what is changed and not published yet',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/house',
  params: HotelParams,
  query: NoQuery,
  body: Nothing,
  answer: House,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

export const getHouseDraft = {
  operationId: 'getHouseDraft',
  noun: 'desk',
  summary: 'What is changed and not published yet, or what of it was changed since a number of the draft',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/house/draft',
  params: HotelParams,
  query: z.strictObject({ since: z.coerce.number().int().min(0).optional() }),
  body: Nothing,
  answer: HouseDraft,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

const NotTaken = z
  .object({
    path: z.string(),
    theirs: z.unknown().optional().meta({ description: 'What stands there; absent: nothing' }),
    mine: z.unknown().optional(),
    by: z.string().nullable().meta({ description: 'Who wrote it; null where guests see it already' }),
    at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DraftConflict' });
export type DraftConflict = z.infer<typeof NotTaken>;

export const ChangedHouse = z
  .object({
    draft: HouseDraft,
    conflicts: z.array(NotTaken).meta({
      description:
        'Fields in which something else stands than `before` said: they are as they were, all others are changed',
    }),
  })
  .meta({ id: 'ChangedHouse' });
export type ChangedHouse = z.infer<typeof ChangedHouse>;

export const ChangeHouseBody = z.strictObject({
  since: DraftSeen.optional().meta({
    description: 'The number of the draft that is known: only what is newer is answered',
  }),
  changes: z.array(FieldChange).min(1).max(2_000),
});
export type ChangeHouseBody = z.infer<typeof ChangeHouseBody>;

export const changeHouse = {
  operationId: 'changeHouse',
  noun: 'desk',
  summary:
    'Change fields of the draft. A field in which something else stands than `before` says is left and told, all others are changed. Sent a second time it changes nothing',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/house/draft/changes',
  params: HotelParams,
  query: NoQuery,
  body: ChangeHouseBody,
  answer: ChangedHouse,
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  maxBytes: mostBytes,
  refusals: ['house.too_large'],
} satisfies Route;

export const DiscardedHouse = z
  .object({
    draft: HouseDraft,
    discarded: z.array(FieldChange).meta({ description: 'What was taken out of the draft: as changes it comes back' }),
  })
  .meta({ id: 'DiscardedHouse' });
export type DiscardedHouse = z.infer<typeof DiscardedHouse>;

export const discardHouse = {
  operationId: 'discardHouse',
  noun: 'desk',
  summary: 'Discard the draft, or some fields of it: what guests see stands there again',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/house/draft/discard',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    number: DraftSeen,
    paths: z.array(FieldPath).min(1).max(5_000).optional().meta({ description: 'Absent: all of it' }),
  }),
  answer: DiscardedHouse,
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  refusals: ['house.draft_changed'],
} satisfies Route;

export const settleHouse = {
  operationId: 'settleHouse',
  noun: 'desk',
  summary:
    'Choose in fields that were changed in the draft and published by others meanwhile. Where these have changed again, the field stays to be chosen',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/house/draft/settle',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    choices: z
      .array(
        z.strictObject({
          path: FieldPath,
          keep: z.enum(['mine', 'theirs']),
          theirs: z.unknown().optional().meta({ description: 'As it was told; absent: it was taken out' }),
        }),
      )
      .min(1)
      .max(2_000),
  }),
  answer: HouseDraft,
  status: 200,
  isIdempotent: false,
  needsStaff: 'manager',
  maxBytes: mostBytes,
  refusals: [],
} satisfies Route;
