import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import { readParts } from './read-parts.ts';

export type ImagekitFile = { readonly bytes: Buffer; readonly isPrivate: boolean };

export type ImagekitSandbox = {
  readonly url: string;
  readonly endpoint: string;
  readonly uploadUrl: string;
  /** What was uploaded, by its path. */
  readonly files: Map<string, ImagekitFile>;
  /** Why requests were refused, in their order. */
  readonly refused: string[];
  failNext: number;
  stop(): Promise<void>;
};

const account = 'hotel_sandbox';

/** A stand-in for ImageKit: uploads with the private key, and delivery of private files by signed addresses alone. */
export async function startImagekit(
  privateKey: string,
  now: () => number = Date.now,
  port = 0,
): Promise<ImagekitSandbox> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 * 1024 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const files = new Map<string, ImagekitFile>();
  const refused: string[] = [];
  const sandbox = { url: '', endpoint: '', uploadUrl: '', files, refused, failNext: 0, stop: () => app.close() };
  app.addHook('onRequest', async (_request, reply) => {
    if (sandbox.failNext === 0) return;
    sandbox.failNext--;
    await reply.status(500).send({ message: 'Something went wrong on our side' });
  });
  app.post('/api/v1/files/upload', async (request, reply) => {
    const wanted = `Basic ${Buffer.from(`${privateKey}:`).toString('base64')}`;
    if (!isSame(request.headers.authorization ?? '', wanted)) {
      refused.push('key');
      return reply.status(403).send({ message: 'Your account cannot be authenticated.' });
    }
    const parts = readParts(request.body as Buffer, String(request.headers['content-type']));
    const field = (name: string): Buffer | undefined => parts.find((part) => part.name === name)?.content;
    const [file, fileName] = [field('file'), field('fileName')?.toString()];
    if (!file || !fileName) {
      refused.push('form');
      return reply.status(400).send({ message: 'Missing file or fileName parameter for upload' });
    }
    const path = `${field('folder')?.toString().replace(/\/+$/, '') ?? ''}/${fileName}`;
    files.set(path, { bytes: Buffer.from(file), isPrivate: field('isPrivateFile')?.toString() === 'true' });
    return { fileId: `file-${files.size}`, name: fileName, filePath: path, url: `${sandbox.endpoint}${path}` };
  });
  app.get(`/${account}/*`, async (request, reply) => {
    const [path = '', query = ''] = request.url.slice(`/${account}`.length).split('?');
    const file = files.get(path);
    if (!file) return reply.status(404).send({ message: 'Not found' });
    if (file.isPrivate && !isSigned(path, query)) {
      refused.push('signature');
      return reply.status(401).send({ message: 'Unauthorized' });
    }
    return reply.type('application/octet-stream').send(file.bytes);
  });

  /** Over what stands behind the endpoint without the signature's own two names, and until when it opens. */
  function isSigned(path: string, query: string): boolean {
    const given = new URLSearchParams(query);
    const [until, signature] = [given.get('ik-t') ?? '', given.get('ik-s') ?? ''];
    const rest = query
      .split('&')
      .filter((pair) => !/^ik-[ts]=/.test(pair))
      .join('&');
    const signed = `${path.slice(1)}${rest ? `?${rest}` : ''}${until}`;
    return (
      Number(until) * 1000 > now() && isSame(signature, createHmac('sha1', privateKey).update(signed).digest('hex'))
    );
  }
  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return Object.assign(sandbox, { url, endpoint: `${url}/${account}`, uploadUrl: `${url}/api/v1/files/upload` });
}

const isSame = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
