import type { CallPurpose } from '@stayfront/contract/call-purpose';
import { problemOf, type Refusal } from '@stayfront/contract/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';
import { isFromHere } from './is-from-here.ts';
import { sendRefusal } from './send-refusal.ts';
import { callCounter } from './call-counter.ts';
import type { CallLimits } from './call-limits.ts';
import { sharedCounter, type OtherCounters } from './shared-counter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which limit on calls a route is counted under; absent or null, none. */
    readonly limitedAs?: CallPurpose | null;
    /** Answers whatever happens: to those who look after the server, and to providers with news of money. */
    readonly isAlwaysHeard?: boolean;
  }
}

/** How hard a server has it at this moment. */
export type Pressure = {
  /** By how many milliseconds it comes late to its turns. */
  readonly lagMs: () => number;
  /** How many wait for a connection to the database. */
  readonly awaited: () => number;
};

export type GuardDeps = {
  readonly limits: CallLimits | null;
  /** From this lag on nobody new is shown anything; 0: never. */
  readonly lagLimitMs: number;
  readonly pressure: Pressure;
  readonly now: () => number;
  /** Who else counts calls to the same address; absent, nobody. */
  readonly others?: OtherCounters | undefined;
};

/** So many may wait for the database before those who only look are asked to come back. */
const mostAwaited = 500;
/** Who books, pays or cancels is let in until it is so much worse. */
const patience = 4;

/**
 * Keeps a server answering that is asked for more than it can do: who comes too often is told when to come back, and
 * when all of them together are too many, those who only look wait first.
 */
export function guardLoad(app: FastifyInstance, { limits, lagLimitMs, pressure, now, others }: GuardDeps): void {
  const alone = limits && callCounter(limits);
  const counter = alone && others ? sharedCounter(alone, others, now) : alone;
  const isOver = (factor: number): boolean =>
    lagLimitMs > 0 && (pressure.lagMs() > factor * lagLimitMs || pressure.awaited() > factor * mostAwaited);
  const refusalOf = (request: FastifyRequest): Refusal | null => {
    const { limitedAs = null, isAlwaysHeard = false } = request.routeOptions.config;
    if (isAlwaysHeard) return null;
    if (isOver(request.method === 'GET' ? 1 : patience)) return { refused: 'server.busy', retryAfterSeconds: soon() };
    const wait =
      limitedAs && counter && !isFromHere(request.ip) ? counter.count(networkOf(request.ip), limitedAs, now()) : null;
    return wait === null ? null : { refused: 'too_many_requests', retryAfterSeconds: wait };
  };
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(request);
    if (refusal) return sendRefusal(request, reply, problemOf(refusal));
  });
}

/** Not everybody at the same second. */
const soon = (): number => 2 + Math.floor(4 * Math.random());
