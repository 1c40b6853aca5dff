import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What was sent: one item of an envelope. */
export type Collected = {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly written: string;
};

export type Collector = {
  readonly dsn: string;
  collected(): readonly Collected[];
  /** How many requests it has turned away. */
  refused(): number;
  stop(): Promise<void>;
};

const key = 'sandboxkey';
const project = '7';

/** Plays the service that failures are sent to: the envelope protocol as Sentry speaks it, strict about its form. */
export async function startCollector(): Promise<Collector> {
  const kept: Collected[] = [];
  let refused = 0;
  const server = createServer((request, answer) => {
    void text(request).then((body) => {
      const items =
        request.url === `/api/${project}/envelope/` && isOurs(request.headers['x-sentry-auth']) ? read(body) : null;
      if (items) kept.push(...items);
      else refused += 1;
      answer.writeHead(items ? 200 : 400, { 'content-type': 'application/json' });
      answer.end(JSON.stringify(items ? { id: items[0]?.payload['event_id'] } : { detail: 'no envelope' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://${key}@127.0.0.1:${port}/${project}`,
    collected: () => kept,
    refused: () => refused,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isOurs = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' &&
  header.startsWith('Sentry ') &&
  header.includes('sentry_version=7') &&
  header.includes(`sentry_key=${key}`);

/** Null where it is none: a head with an id and a time, then items of the length that each announces. */
function read(body: string): Collected[] | null {
  try {
    const bytes = Buffer.from(body);
    let place = 0;
    const line = (): string => {
      const end = bytes.indexOf(10, place);
      const found = bytes.subarray(place, end < 0 ? bytes.length : end).toString();
      place = end < 0 ? bytes.length : end + 1;
      return found;
    };
    const head = JSON.parse(line()) as { event_id?: string; sent_at?: string };
    if (!/^[0-9a-f]{32}$/.test(head.event_id ?? '') || Number.isNaN(Date.parse(head.sent_at ?? ''))) return null;
    const items: Collected[] = [];
    while (place < bytes.length) {
      const { type, length } = JSON.parse(line()) as { type: string; length: number };
      const written = bytes.subarray(place, place + length).toString();
      place += length + 1;
      const payload = JSON.parse(written) as Collected['payload'];
      if (payload['event_id'] !== head.event_id) return null;
      items.push({ type, payload, written });
    }
    return items.length > 0 ? items : null;
  } catch {
    return null;
  }
}
