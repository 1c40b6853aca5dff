import { roles } from '@stayfront/rules/people/role';
import { z } from 'zod';
import { HotelParams } from './hotel.ts';
import { NoQuery, Nothing, type Route } from './route.ts';

export const SignedInOperator = z
  .object({
    email: z.string(),
    role: z.enum(roles),
    expiresAt: z.string().meta({
      description: 'When the session ends, whatever is done in it; after 12 hours without a request it ends before',
    }),
  })
  .meta({ id: 'SignedInOperator' });
export type SignedInOperator = z.infer<typeof SignedInOperator>;

const session = { noun: 'operator', path: '/api/hotels/{hotelId}/operator/session', params: HotelParams } as const;

export const signInOperator = {
  ...session,
  operationId: 'signInOperator',
  summary: 'Turn a one-time sign-in link into a session, kept in a cookie that no script can read',
  method: 'POST',
  query: NoQuery,
  body: z.strictObject({ token: z.string().min(1).max(200).meta({ description: 'What the link carries as t' }) }),
  answer: SignedInOperator,
  status: 201,
  isIdempotent: false,
  isOwnPageOnly: true,
  limitedAs: 'sign-in',
  refusals: ['operator.link', 'too_many_requests'],
} satisfies Route;

export const getOperator = {
  ...session,
  operationId: 'getOperator',
  summary: 'Who is signed in',
  method: 'GET',
  query: NoQuery,
  body: Nothing,
  answer: SignedInOperator,
  status: 200,
  isIdempotent: false,
  needsOperator: 'reader',
  refusals: [],
} satisfies Route;

export const signOutOperator = {
  ...session,
  operationId: 'signOutOperator',
  summary: 'End the session at once, here and wherever else its cookie may be',
  method: 'DELETE',
  query: NoQuery,
  body: Nothing,
  answer: z.object({ isSignedOut: z.literal(true) }),
  status: 200,
  isIdempotent: false,
  isOwnPageOnly: true,
  needsOperator: 'reader',
  refusals: [],
} satisfies Route;

const OperatorChange = z
  .object({
    changeId: z.int(),
    happenedAt: z.string(),
    who: z.string().meta({ description: 'The operator’s e-mail address; "system" for the command line' }),
    what: z.string().meta({ description: 'E.g. customization.saved, picture.sent, operator.signed_in' }),
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'OperatorChange' });

export const listOperatorChanges = {
  operationId: 'listOperatorChanges',
  noun: 'operator',
  summary: 'Who changed what and when, the newest first; nothing is ever taken out of it',
  method: 'GET',
  path: '/api/hotels/{hotelId}/operator/changes',
  params: HotelParams,
  query: z.strictObject({ before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
  body: Nothing,
  answer: z.object({ changes: z.array(OperatorChange), hasMore: z.boolean() }),
  status: 200,
  isIdempotent: false,
  needsOperator: 'manager',
  refusals: [],
} satisfies Route;
