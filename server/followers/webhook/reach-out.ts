import http from 'node:http';
import https from 'node:https';
import { checkTarget, type Target } from './check-target.ts';
import type { Reach } from './reach.ts';

/** A request that leaves the house. */
export type Outgoing = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** How much is read of the answer; absent: as much as a sentence takes. */
  readonly mostBytes?: number;
};

/** What became of it: whether it was taken, the status that was answered or why there is none, and what was said. */
export type Reached = {
  readonly isTaken: boolean;
  readonly status: string;
  readonly text: string;
  /** The mark of what was answered, where it has one. */
  readonly etag?: string | undefined;
  readonly tookMs: number;
};

const usualBytes = 64 * 1024;

/** Asks once, at an address that leads out to the public network. Redirects are not followed. */
export async function reachOut(reach: Reach, outgoing: Outgoing): Promise<Reached> {
  const begun = performance.now();
  const reached = await askOnce(reach, outgoing);
  return { ...reached, tookMs: performance.now() - begun };
}

async function askOnce(reach: Reach, outgoing: Outgoing): Promise<Omit<Reached, 'tookMs'>> {
  const target = await checkTarget(reach, outgoing.url);
  if ('fault' in target) return { isTaken: false, status: target.fault, text: '' };
  return new Promise((resolve) => {
    const fail = (why: string): void => resolve({ isTaken: false, status: why, text: '' });
    const request = openRequest(target, outgoing, AbortSignal.timeout(reach.patienceMs));
    request.on('error', (error: NodeJS.ErrnoException) =>
      fail(error.name === 'AbortError' ? 'No answer in time' : (error.code ?? error.message).slice(0, 100)),
    );
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('error', () => fail('The answer broke off'));
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes <= (outgoing.mostBytes ?? usualBytes)) return;
        fail('The answer was too large');
        request.destroy();
      });
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        const text = Buffer.concat(chunks).toString('utf8');
        const { etag } = response.headers;
        resolve({ isTaken: status >= 200 && status < 300, status: String(status), text, etag });
      });
    });
    request.end(outgoing.body ?? undefined);
  });
}

function openRequest(
  { url, address, family }: Target,
  { method, headers, body }: Outgoing,
  signal: AbortSignal,
): http.ClientRequest {
  const { request } = url.protocol === 'https:' ? https : http;
  return request(url, {
    method,
    headers: body === null ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false, // a connection of its own, to the address that was checked
    signal,
    family,
    // The name is not looked up a second time: it might lead elsewhere by now. The certificate is still the name's.
    lookup: (_host, options, found) =>
      options.all ? found(null, [{ address, family }]) : found(null, address, family),
  });
}
