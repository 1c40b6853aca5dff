import type { Role } from '@stayfront/rules/people/role';
import { z } from 'zod';
import type { CallPurpose } from './call-purpose.ts';
import type { ProblemCode } from './problem.ts';

/** What the library's schemas have in common: held against all that they can do, a hundred routes cost the compiler seconds. */
type Shape = z.core.$ZodType;

/** One operation of the HTTP API: what goes in, what comes out, and every way it may say no. */
export type Route<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends Shape = Shape,
> = {
  /** The specification's action name where it has one. */
  readonly operationId: string;
  readonly noun: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters in braces, as OpenAPI writes them. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  readonly status: 200 | 201;
  /** Of which kinds its answer may be, where it is a file and not JSON. */
  readonly media?: readonly string[];
  /** Whether the caller must send an Idempotency-Key, so that a repeated request is done once. */
  readonly isIdempotent: boolean;
  /** Whether the caller must hold a key of the hotel in the path. */
  readonly needsKey?: boolean;
  /** Whether a caller who holds a key of the hotel is known by it. */
  readonly takesKey?: boolean;
  /** Who must have signed in at the hotel in the path: somebody of this role at least. */
  readonly needsOperator?: Role;
  /** Who may ask: somebody of this role at least who has signed in at the hotel in the path, or a system with its key. */
  readonly needsStaff?: Role;
  /** Whether only a page of ours may ask: what a browser would send along by itself is no proof of will. */
  readonly isOwnPageOnly?: boolean;
  /** Which limit on calls it is counted under; absent, it costs next to nothing, or it is one for a hotel's key. */
  readonly limitedAs?: CallPurpose;
  /** How large the request may be, where it may be larger than most. */
  readonly maxBytes?: number;
  /** Reads a large body as `body` would, piece by piece, so that others are answered in between. */
  readonly readInPieces?: (body: unknown, giveWay: () => Promise<void>) => Promise<z.ZodSafeParseResult<unknown>>;
  /**
   * The codes that its verb may refuse with: a verb that returns another does not compile. Written out, because the
   * type of the list is what both sides are held to; what the frame around every verb says stands in always-refused.ts.
   */
  readonly refusals: readonly ProblemCode[];
};

export type RouteInput<R extends Route> = {
  readonly params: z.infer<R['params']>;
  readonly query: z.infer<R['query']>;
  readonly body: z.infer<R['body']>;
};

/** What a caller may leave out, because the contract has a default for it. */
export type RouteCall<R extends Route> = {
  readonly params: z.input<R['params']>;
  readonly query: z.input<R['query']>;
  readonly body: z.input<R['body']>;
};

export type RouteAnswer<R extends Route> = z.infer<R['answer']>;

/** The codes of a route's list: who calls it decides for each of them what it does. */
export type RouteRefusal<R extends Route> = R['refusals'][number];

export const Nothing = z.undefined();

/** An unknown name is a spelling mistake or an attack, never something to pass over in silence. */
export const NoQuery = z.strictObject({});
