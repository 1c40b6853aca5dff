import { setTimeout as pause } from 'node:timers/promises';
import type { MortalServers } from './mortal-servers.ts';

export type Heard = { readonly status: number; readonly body: Record<string, unknown> };
export type Ask = (path: string, payload: object, headers?: Record<string, string>) => Promise<Heard>;

const patience = 3_000;

/**
 * Asks one of the servers, and another one when nobody answers, as a browser does that asks again with the same key.
 * Whether a request that got no answer was done is not known: that is the point. A server that says it is busy, as on a
 * machine that stands still now and then, is asked again like one that is dead; deadlocks are found in its log.
 */
export function askServers(servers: MortalServers, hotelId: number, start: number): Ask {
  let place = start;
  return async (path, payload, headers = {}) => {
    for (let tries = 0; tries < patience; tries++) {
      try {
        const reply = await fetch(`${servers.url(place++)}/api/hotels/${hotelId}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(payload),
        });
        const body = (await reply.json()) as Record<string, unknown>;
        if (body['code'] !== 'server.busy') return { status: reply.status, body };
      } catch {
        // dead for the moment
      }
      await pause(20);
    }
    return { status: 0, body: { code: 'nobody answered' } };
  };
}
