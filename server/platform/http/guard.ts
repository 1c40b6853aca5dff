import type { Refusal } from '@stayfront/contract/problem';
import type { Route } from '@stayfront/contract/route';
import type { FastifyRequest } from 'fastify';

/** Who asks, as far as a guard has found out. Each guard adds what it finds (`declare module`). */
export interface Caller {
  /** A key came along, which no browser sends by itself: nobody has to prove from which page they ask. */
  readonly hasKey?: boolean;
}

/** Keeps some routes for some callers. */
export type Guard = {
  /** Whether it has anything to say about a route. */
  watches(route: Route): boolean;
  /** Who asks, by what the request brings along: before its body is read. */
  identify(route: Route, request: FastifyRequest): Promise<Caller | Refusal>;
  /** Why a caller is not answered; asked of every call, also of those that a page makes inside the server. */
  bar(route: Route, caller: Caller, params: unknown): Refusal | null;
};
