import http from 'node:http';
import https from 'node:https';
import { checkTarget, type Target } from './check-target.ts';
import type { Reach } from './reach.ts';

/** What became of a delivery: the status that was answered, or why there is none. */
export type Posted = { readonly isDelivered: boolean; readonly status: string };

const mostBytes = 64 * 1024;

/** Posts once. Redirects are not followed, and of the answer only its status counts. */
export async function postDelivery(
  reach: Reach,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<Posted> {
  const target = await checkTarget(reach, address);
  if ('fault' in target) return { isDelivered: false, status: target.fault };
  return new Promise((resolve) => {
    const fail = (why: string): void => resolve({ isDelivered: false, status: why });
    const request = openRequest(target, headers, body, AbortSignal.timeout(reach.patienceMs));
    request.on('error', (error: NodeJS.ErrnoException) =>
      fail(error.name === 'AbortError' ? 'No answer in time' : (error.code ?? error.message).slice(0, 100)),
    );
    request.on('response', (response) => {
      let bytes = 0;
      response.on('error', () => fail('The answer broke off'));
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= mostBytes) return;
        fail('The answer was too large');
        request.destroy();
      });
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        resolve({ isDelivered: status >= 200 && status < 300, status: String(status) });
      });
    });
    request.end(body);
  });
}

function openRequest(
  { url, address, family }: Target,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): http.ClientRequest {
  const { request } = url.protocol === 'https:' ? https : http;
  return request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false, // a connection of its own, to the address that was checked
    signal,
    family,
    // The name is not looked up a second time: it might lead elsewhere by now. The certificate is still the name's.
    lookup: (_host, options, found) =>
      options.all ? found(null, [{ address, family }]) : found(null, address, family),
  });
}
