import { z } from 'zod';
import { HotelParams } from './hotel.ts';
import { LanguageCode } from './property/texts.ts';
import { NoQuery, type Route } from './route.ts';

const where = {
  path: z.string().max(300).meta({ description: 'The page, without its query' }),
  lang: LanguageCode.catch('en').default('en'),
};

/** What a page tells of itself: that something in it failed, or how long it took to come. */
const PageReport = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('failure'),
    name: z.string().max(80),
    message: z.string().max(500),
    stack: z.string().max(8_000).default(''),
    ...where,
  }),
  z.strictObject({ kind: z.literal('load'), milliseconds: z.int().min(0).max(600_000), ...where }),
]);

export const reportFailure = {
  operationId: 'reportFailure',
  noun: 'failure',
  summary: 'A guest’s page says what failed in it; passed on where failures are collected, without what says who',
  method: 'POST',
  path: '/api/hotels/{hotelId}/failures',
  params: HotelParams,
  query: NoQuery,
  body: PageReport,
  answer: z
    .object({ isTaken: z.boolean().meta({ description: 'False where nobody collects them' }) })
    .meta({ id: 'FailureTaken' }),
  status: 200,
  isIdempotent: false,
  refusals: [],
} satisfies Route;
