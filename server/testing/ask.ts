import type { FastifyInstance } from 'fastify';
import { routes } from '@stayfront/contract/routes';
import { z } from 'zod';

type Asked = {
  readonly params: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
};

/**
 * Asks an operation of the contract by its name, over HTTP without a socket. An answer that the contract does not
 * describe fails the test that asked for it.
 */
export const asker =
  (app: FastifyInstance) =>
  async <Body>(operationId: string, { params, query = {}, body }: Asked): Promise<{ status: number; body: Body }> => {
    const route = routes.find((one) => one.operationId === operationId);
    if (!route) throw new Error(`The contract has no ${operationId}`);
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    const reply = await app.inject({
      method: route.method,
      url: `${path}?${search.toString()}`,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const answer: unknown = reply.json();
    if (reply.statusCode === route.status) z.parse(route.answer, answer);
    return { status: reply.statusCode, body: answer as Body };
  };
