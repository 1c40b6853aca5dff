import Fastify from 'fastify';
import { checkS3Signature, type S3Account } from './check-s3-signature.ts';

export type S3Sandbox = {
  readonly url: string;
  /** What lies in the buckets, by path. */
  readonly objects: Map<string, Buffer>;
  /** Why requests were refused, in their order. */
  readonly refused: string[];
  /** How many of the next requests fail for no fault of theirs. */
  failNext: number;
  stop(): Promise<void>;
};

const problem = (code: string): string => `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;

/** A stand-in for storage that speaks S3: objects by path, and not a byte without a good signature. */
export async function startS3(account: S3Account, now: () => number = Date.now, port = 0): Promise<S3Sandbox> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 * 1024 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const sandbox: S3Sandbox = { url: '', objects: new Map(), refused: [], failNext: 0, stop: () => app.close() };
  app.all('/*', async (request, reply) => {
    const { method, url, headers } = request;
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    reply.type('application/xml');
    if (sandbox.failNext > 0) {
      sandbox.failNext--;
      return reply.status(503).send(problem('SlowDown'));
    }
    const fault = checkS3Signature({ method, url, headers, body }, account, now());
    if (fault) {
      sandbox.refused.push(fault);
      return reply.status(403).send(problem(fault));
    }
    if (method === 'PUT') {
      sandbox.objects.set(url, body);
      return reply.status(200).send('');
    }
    const found = method === 'GET' ? sandbox.objects.get(url) : undefined;
    return found
      ? reply.type('application/octet-stream').send(found)
      : reply.status(method === 'GET' ? 404 : 405).send(problem('NoSuchKey'));
  });
  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();
  return Object.assign(sandbox, {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
  });
}
