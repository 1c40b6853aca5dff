import type { Problem } from '@stayfront/contract/problem';
import type { FastifyInstance } from 'fastify';

export type Said<Body> = { readonly status: number; readonly body: Body & Omit<Partial<Problem>, 'status'> };

/** What a hotel's own systems do at its address, with its key, over HTTP without a socket. */
export function managementApi(app: FastifyInstance, hotelId: number, key: string) {
  const ask = async <Body = Record<string, unknown>>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    payload?: unknown,
    idempotencyKey?: string,
  ): Promise<Said<Body>> => {
    const reply = await app.inject({
      method,
      url: `/api/hotels/${hotelId}/manage/${path}`,
      headers: {
        authorization: `Bearer ${key}`,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    get: <Body>(path: string) => ask<Body>('GET', path),
    put: <Body>(path: string, payload: unknown) => ask<Body>('PUT', path, payload),
    post: <Body>(path: string, payload: unknown, idempotencyKey: string) =>
      ask<Body>('POST', path, payload, idempotencyKey),
    remove: (path: string) => ask('DELETE', path),
  };
}
