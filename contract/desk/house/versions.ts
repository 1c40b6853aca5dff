import { z } from 'zod';
import { HotelParams } from '../../hotel.ts';
import { NoQuery, Nothing, type Route } from '../../route.ts';
import { DraftSeen, FieldChange, FieldPath, HouseSide, HouseVersion } from './shapes.ts';

const VersionNumber = z.coerce.number().int().min(1).max(2_147_483_647);
const VersionParams = HotelParams.extend({ version: VersionNumber });

export const PublishedHouse = z
  .object({
    version: HouseVersion,
    left: z.int().meta({ description: 'Fields that are still in the draft' }),
  })
  .meta({ id: 'PublishedHouse' });
export type PublishedHouse = z.infer<typeof PublishedHouse>;

const replaceRefusals = ['idempotency.mismatch', 'house.faulty', 'house.room_booked'] as const;

export const publishHouse = {
  operationId: 'publishHouse',
  noun: 'desk',
  summary:
    'Publish the draft, or some fields of it, all or none. What others published meanwhile in other fields is kept; the same fields have to be chosen first (settleHouse). Every fault is told, each at its field',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/house/versions',
  params: HotelParams,
  query: NoQuery,
  body: z.strictObject({
    number: DraftSeen,
    paths: z.array(FieldPath).min(1).max(5_000).optional().meta({ description: 'Absent: all of it' }),
  }),
  answer: PublishedHouse,
  status: 201,
  isIdempotent: true,
  needsStaff: 'manager',
  refusals: [...replaceRefusals, 'house.draft_changed', 'house.changed', 'house.nothing'],
} satisfies Route;

export const listHouseVersions = {
  operationId: 'listHouseVersions',
  noun: 'desk',
  summary: 'Every document the hotel had: published at the desk, put by its systems, imported; the newest first',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/house/versions',
  params: HotelParams,
  query: z.strictObject({
    before: VersionNumber.optional().meta({ description: 'Only older ones: the last of the page before' }),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  body: Nothing,
  answer: z.object({ versions: z.array(HouseVersion), hasMore: z.boolean() }).meta({ id: 'HouseVersions' }),
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: [],
} satisfies Route;

export const HouseDifferences = z
  .object({
    from: z.string(),
    to: z.string(),
    changes: z.array(FieldChange).meta({ description: 'Whoever makes all of them makes the one of the other' }),
  })
  .meta({ id: 'HouseDifferences' });
export type HouseDifferences = z.infer<typeof HouseDifferences>;

export const compareHouse = {
  operationId: 'compareHouse',
  noun: 'desk',
  summary: 'In which fields two versions differ, with what stands there before and after',
  method: 'GET',
  path: '/api/hotels/{hotelId}/desk/house/differences',
  params: HotelParams,
  query: z.strictObject({ from: HouseSide, to: HouseSide }),
  body: Nothing,
  answer: HouseDifferences,
  status: 200,
  isIdempotent: false,
  needsStaff: 'reader',
  refusals: ['house.version_unknown'],
} satisfies Route;

export const putBackHouse = {
  operationId: 'putBackHouse',
  noun: 'desk',
  summary:
    'Put an older version in place of what guests see, as a new version. Refused where a room is booked that it does not have, or a picture is gone that it shows. What is in the draft stays there',
  method: 'POST',
  path: '/api/hotels/{hotelId}/desk/house/versions/{version}/put-back',
  params: VersionParams,
  query: NoQuery,
  body: z.strictObject({
    published: z.int().min(1).meta({ description: 'The version that guests see, as it was looked at' }),
  }),
  answer: PublishedHouse,
  status: 201,
  isIdempotent: true,
  needsStaff: 'manager',
  refusals: [...replaceRefusals, 'house.version_unknown', 'house.version_changed', 'house.nothing'],
} satisfies Route;
