import { RefusedCall } from '@stayfront/contract/call';
import type { Route, RouteRefusal } from '@stayfront/contract/route';

/** What is done about each refusal of an operation: one that its route lists and the table leaves out does not compile. */
export type Refusals<R extends Route, Way> = Readonly<Record<RouteRefusal<R>, Way>>;

/** The way that a table has for an error; null where nobody answered, and for what is refused of every operation. */
export const refusedAs = <Way>(error: unknown, ways: Readonly<Record<string, Way>>): Way | null =>
  error instanceof RefusedCall && Object.hasOwn(ways, error.problem.code) ? (ways[error.problem.code] ?? null) : null;
