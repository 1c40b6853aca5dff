import { z } from 'zod';
import { Ages } from '../ages.ts';
import { getBundleData } from '../bundle.ts';
import { Day, Slug } from '../property/shapes.ts';
import { NoQuery, type Route } from '../route.ts';
import { checkNights } from '../search-query.ts';

const Count = z.int().min(0).max(99);

const BundleStay = z
  .strictObject({
    room: Slug,
    ratePlan: Slug,
    checkIn: Day,
    checkOut: Day,
    nbAdults: Count.min(1),
    nbChildren: Count.default(0),
    nbInfants: Count.default(0),
    ages: Ages,
  })
  .superRefine(checkNights);

export const BundleEntries = z.strictObject({ roomStays: z.array(BundleStay).min(1).max(4) });
export type BundleEntries = z.infer<typeof BundleEntries>;

export const putBundle = {
  operationId: 'putBundle',
  noun: 'management',
  summary: 'Put together rooms for a partner’s guest, to be opened by the address of the bundle',
  method: 'PUT',
  path: '/api/hotels/{hotelId}/manage/bundles/{channelId}/{sessionId}/{bundleId}',
  params: getBundleData.params,
  query: NoQuery,
  body: BundleEntries,
  answer: z
    .object({ roomStays: z.int().meta({ description: 'How many rooms the bundle has' }) })
    .meta({ id: 'BundlePut' }),
  status: 200,
  isIdempotent: false,
  needsKey: true,
  refusals: [],
} satisfies Route;
