import type { Problem } from './problem.ts';
import type { Route, RouteAnswer, RouteCall } from './route.ts';

/** How a request reaches the server: over HTTP in the browser, straight into the handler while rendering on the server. */
export type Transport = <R extends Route>(route: R, call: RouteCall<R>, extra?: CallExtra) => Promise<RouteAnswer<R>>;

export type CallExtra = {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Told how much of a large request has been sent, by whoever can tell: from 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/** The server understood and said no; `problem.code` says which no. */
export class RefusedCall extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.name = 'RefusedCall';
    this.problem = problem;
  }
  // The built pages carry a copy of this class, and meet the server's own while they are drawn: the name decides.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'RefusedCall';
  }
}

/** Nobody answered: no network, or something in between answered with what is not ours. Safe to try again. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The typed client: the only `fetch` of our applications, and a client for anybody else's. `ask`: another way to reach a server. */
export function httpTransport(origin: string, ask?: typeof fetch): Transport {
  return async (route, call, extra) => {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (call.body !== undefined) headers['content-type'] = 'application/json';
    if (extra?.idempotencyKey) headers['idempotency-key'] = extra.idempotencyKey;
    const response = await (ask ?? fetch)(`${origin}${addressOf(route, call)}`, {
      method: route.method,
      headers,
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(extra?.signal ? { signal: extra.signal } : {}),
    }).catch((cause: unknown) => {
      if (extra?.signal?.aborted) throw cause;
      throw new NoAnswer('The server did not answer', { cause });
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && answer !== null) return answer as never; // the server has parsed it against the same contract
    if (isProblem(answer)) throw new RefusedCall(answer);
    throw new NoAnswer(`The answer is not ours (status ${response.status})`);
  };
}

/** By hand: the schema would bring all of zod to a page that only wants to know whether the server spoke. */
const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' &&
  answer !== null &&
  'code' in answer &&
  typeof answer.code === 'string' &&
  'title' in answer &&
  typeof answer.title === 'string' &&
  'status' in answer &&
  typeof answer.status === 'number';

export function addressOf<R extends Route>(route: R, call: Pick<RouteCall<R>, 'params' | 'query'>): string {
  const params = call.params as Record<string, string | number>;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | undefined>(call.query ?? {}))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
