import type { Served } from './answer-route.ts';
import type { Guard } from './guard.ts';

/** A route with the guards that look after it. */
export type Guarded = Served & { readonly guards: readonly Guard[] };

export const guardRoutes = (served: readonly Served[], guards: readonly Guard[]): Guarded[] =>
  served.map((one) => ({ ...one, guards: guards.filter((guard) => guard.watches(one.route)) }));
