import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { inNetworks } from './in-networks.ts';

export const requestIdHeader = 'x-request-id';

/** Long enough to be one of many, short and plain enough to stand in a log. */
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,63}$/;

/**
 * The number of a request, by which an answer, its lines in the log and those of the proxy in front are found again.
 * Taken over from a proxy that we trust, since anybody else could write what they like into our log; else made.
 */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = inNetworks(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader];
    return typeof given === 'string' && wellFormed.test(given) && isTrusted(socket.remoteAddress ?? '')
      ? given
      : randomUUID();
  };
}
