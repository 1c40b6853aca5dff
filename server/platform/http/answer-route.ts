import type { AlwaysRefused } from '@stayfront/contract/always-refused';
import { hasCardNumber } from '@stayfront/rules/booking/card-in-text';
import {
  isRefusal,
  mostErrors,
  problemOf,
  type Problem,
  type ProblemCode,
  type Refusal,
} from '@stayfront/contract/problem';
import { problems } from '@stayfront/contract/problems';
import { documentWords } from '@stayfront/contract/property/document-words';
import type { Route, RouteAnswer, RouteInput, RouteRefusal } from '@stayfront/contract/route';
import { z } from 'zod';
import type { Caller } from './guard.ts';
import type { Guarded } from './guard-routes.ts';
import type { FileAnswer } from './file-answer.ts';
import { findBrokenText } from './find-broken-text.ts';
import { giveWay } from './give-way.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { SentCookie } from './sent-cookie.ts';

/** What a verb may know about the request besides its input. */
export type CallContext = Caller & {
  readonly idempotencyKey: string;
  /** Where the request came from; empty for one that a page asks inside the server. */
  readonly address: string;
  /** What the browser calls itself; absent for a request that a page asks inside the server. */
  readonly userAgent?: string | undefined;
  /** Sends a cookie with the answer. */
  readonly sendCookie?: ((cookie: SentCookie) => void) | undefined;
};

/** What a verb may refuse with on this route. */
export type Refused<R extends Route> = Refusal<RouteRefusal<R> | AlwaysRefused<R>>;

export type Handler<R extends Route> = (
  input: RouteInput<R>,
  context: CallContext,
) => Promise<RouteAnswer<R> | PreparedAnswer | FileAnswer | Refused<R>>;

/** A route of the contract with the verb that answers it. */
export type Served = { readonly route: Route; readonly handle: Handler<Route> };

export const serve = <R extends Route>(route: R, handle: Handler<R>): Served => ({
  route,
  handle, // the route's own schemas parse the input just before
});

export type RawRequest = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  readonly address?: string;
  /** Who asks; absent, somebody nobody knows. */
  readonly caller?: Caller;
} & Pick<CallContext, 'sendCookie' | 'userAgent'>;

export type Answered =
  | { readonly ok: true; readonly status: number; readonly body: unknown }
  | { readonly ok: false; readonly problem: Problem };

/** From raw input to an answer or a problem: the same way for a browser over HTTP and for the page renderer inside. */
export async function answerRoute({ route, handle, guards }: Guarded, raw: RawRequest): Promise<Answered> {
  const { address = '', caller = {}, sendCookie, userAgent } = raw;
  for (const guard of guards) {
    const barred = guard.bar(route, caller, raw.params);
    if (barred) return { ok: false, problem: problemOf(barred) };
  }
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const given = part === 'body' && raw.body === null ? undefined : raw[part];
    const parsed =
      part === 'body' && route.readInPieces
        ? await route.readInPieces(given, giveWay)
        : // Who writes a hotel's document by hand hears the same of it here as from `npm run hotel -- check`.
          z.safeParse(route[part], given, part === 'body' && route.needsKey ? { error: documentWords } : undefined);
    if (!parsed.success) return { ok: false, problem: problemOf(invalidInput(parsed.error)) };
    input[part] = parsed.data;
  }
  const broken = await findBrokenText(input['body'], giveWay);
  if (broken !== null) return { ok: false, problem: problemOf(brokenText(broken)) };
  const key = raw.idempotencyKey ?? '';
  if (route.isIdempotent && !isGoodKey(key)) return { ok: false, problem: problemOf({ refused: 'idempotency.key' }) };
  const result = await handle(input as RouteInput<Route>, {
    ...caller,
    idempotencyKey: key,
    address,
    userAgent,
    sendCookie,
  });
  if (isRefusal(result)) return { ok: false, problem: problemOf(result) };
  return { ok: true, status: route.status, body: result };
}

/** Names every field that is wrong and what to do about it; the first fault with a code of its own gives the code. */
function invalidInput(error: z.ZodError): Refusal {
  const errors = error.issues.slice(0, mostErrors).map((issue) => ({
    field:
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].join('.')).join(', ')
        : issue.path.join('.'),
    code: codeOf(issue),
    message: issue.code === 'unrecognized_keys' ? 'There is no such field here: leave it out' : issue.message,
  }));
  const own = errors.map(({ code }) => code).find((code): code is ProblemCode => code in problems);
  return { refused: own ?? 'input.invalid', errors };
}

const brokenText = (field: string): Refusal => ({
  refused: 'input.invalid',
  errors: [{ field, code: 'input.text', message: 'This text has a NUL or half a character in it' }],
});

function codeOf(issue: z.core.$ZodIssue): string {
  const own: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return typeof own === 'string' ? own : `input.${issue.code}`;
}

/** Keys are kept: one that is nothing but the number of a card is not taken. */
const isGoodKey = (key: string): boolean =>
  /^[\x21-\x7e]{1,255}$/.test(key) && !(/^[\d.-]+$/.test(key) && hasCardNumber(key));
