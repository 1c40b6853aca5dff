import Fastify from 'fastify';
import { compareWithExample, type PartnerRequest } from './compare-with-example.ts';
import { examples } from './example.ts';

export type ReceivedReport = PartnerRequest & {
  /** The example it was held against, such as trivago-booking; null where there is none for it. */
  readonly name: string | null;
  readonly differences: readonly string[];
};

export type PartnerSandbox = {
  readonly url: string;
  /** All that came, the oldest first. */
  readonly received: readonly ReceivedReport[];
  /** Answers the next requests with these statuses, whatever they are. */
  failNext(...statuses: number[]): void;
  stop(): Promise<void>;
};

/** Plays the partners that hear of bookings: takes what looks like the recorded example, and says what does not. */
export async function startPartners({ port = 0 }: { port?: number } = {}): Promise<PartnerSandbox> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 });
  const received: ReceivedReport[] = [];
  const faults: number[] = [];
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.get('/sandbox/received', () => ({ received }));
  app.all('/*', (request, reply) => {
    const url = new URL(request.url, 'http://sandbox');
    const got: PartnerRequest = {
      method: request.method,
      path: url.pathname,
      headers: request.headers,
      query: Object.fromEntries(url.searchParams),
      body: readBody(request.headers['content-type'], request.body),
    };
    const name = nameOf(got);
    const example = name === null ? undefined : examples[name];
    const differences = example ? compareWithExample(got, example) : ['nobody here knows such a request'];
    received.push({ ...got, name, differences });
    const fault = faults.shift();
    if (fault !== undefined) return reply.status(fault).send({ error: 'told to fail' });
    if (differences.length > 0) return reply.status(422).send({ differences });
    // A browser asks for it as a script, and takes no other for one.
    if (name === 'hotel-shop-booking') return reply.type('text/javascript').send('');
    return reply.send(name === 'google-key' ? { access_token: 'sandbox-access', expires_in: 3599 } : { state: 'OK' });
  });
  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    received,
    failNext: (...statuses) => void faults.push(...statuses),
    stop: () => app.close(),
  };
}

function readBody(type: string | undefined, body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return null;
  if (type?.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

/** Which of the examples a request means to be. */
function nameOf({ method, path, body }: PartnerRequest): string | null {
  const [, partner] = path.split('/');
  switch (partner) {
    case 'tripadvisor':
    case 'kayak':
    case 'hotel-shop':
      return `${partner}-booking`;
    case 'trivago':
      return `trivago-${{ POST: 'booking', PUT: 'change', DELETE: 'cancellation' }[method] ?? 'booking'}`;
    case 'google':
      if (path.endsWith('/token')) return 'google-key';
      if (path.endsWith(':uploadClickConversions'))
        return JSON.stringify(body).includes('"consent"') ? 'google-booking' : 'google-booking-not-asked';
      return `google-${JSON.stringify(body).includes('"RETRACTION"') ? 'cancellation' : 'change'}`;
    default:
      return null;
  }
}
