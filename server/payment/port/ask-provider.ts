import http from 'node:http';
import https from 'node:https';
import type { z } from 'zod';
import type { ProviderFailure } from './payment-provider.ts';

export type ProviderCall = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Line = {
  readonly timeoutMs: number;
  /** A client certificate, where the provider asks for one. */
  readonly certificate?: { readonly cert: string; readonly key: string };
};

const LARGEST_ANSWER = 1024 * 1024;

type Answered = { readonly status: number; readonly text: string };

/**
 * One question to a provider, with an end to the waiting and to the length of the answer. A redirect is never followed:
 * our credentials go to the host that the hotel named, or nowhere. Node's own client, because fetch cannot carry a
 * client certificate.
 */
export async function askProvider<Shape extends z.ZodType>(
  line: Line,
  call: ProviderCall,
  shape: Shape,
  alsoRead: readonly number[] = [],
): Promise<z.infer<Shape> | ProviderFailure> {
  let answer: Answered;
  try {
    answer = await send(line, call);
  } catch (error) {
    return { failed: 'unavailable', detail: `${call.method} ${pathOf(call.url)}: ${nameOf(error)}` };
  }
  const { status, text } = answer;
  const isRead = (status >= 200 && status < 300) || alsoRead.includes(status);
  if (!isRead) return { failed: failureOf(status), detail: `${call.method} ${pathOf(call.url)}: HTTP ${status}` };
  const parsed = shape.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map(({ path }) => path.join('.') || 'all of it').join(', ');
  return { failed: 'unreadable', detail: `${call.method} ${pathOf(call.url)}: cannot read ${where}` };
}

/** What a status of HTTP means for what was asked. */
export function failureOf(status: number): ProviderFailure['failed'] {
  if (status === 401 || status === 403) return 'misconfigured';
  // 409: the same key is being worked on at this moment.
  return status >= 500 || status === 408 || status === 409 || status === 425 || status === 429
    ? 'unavailable'
    : 'refused';
}

function send(line: Line, call: ProviderCall, isSecondTry = false): Promise<Answered> {
  const { protocol } = new URL(call.url);
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? https : http).request(call.url, {
      method: call.method,
      headers: {
        ...call.headers,
        accept: 'application/json',
        ...(call.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(call.body)) }),
      },
      signal: AbortSignal.timeout(line.timeoutMs),
      ...line.certificate,
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A connection that was kept open and has just been closed by the other side: nobody has read the request.
      if (error.code === 'ECONNRESET' && request.reusedSocket && !isSecondTry) resolve(send(line, call, true));
      else reject(error);
    });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > LARGEST_ANSWER) request.destroy(new Error('the answer is too long'));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    request.end(call.body);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without the query and the host, and so without anything a hotel would not want to see in a log. */
const pathOf = (url: string): string => new URL(url).pathname;

/** The kind of error only: its message may quote what was sent. */
const nameOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code?.toString() ?? error.name) : 'unknown';
