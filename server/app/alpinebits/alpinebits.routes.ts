import { isActionOf, isAlpineBitsAction } from '@stayfront/rules/alpinebits/actions';
import { alpineBitsVersions, isAlpineBitsVersion } from '@stayfront/rules/alpinebits/versions';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { packText } from '../../followers/connection/pack-text.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { XmlReader } from '../../platform/xml/xml-reader.ts';
import { findAccount } from '../../property/connection-account/find-account.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { answerAlpineBits, type AlpineDeps } from './answer-alpinebits.ts';
import { noteAnswered, noteNotRead } from './note-answered.ts';
import { inOrder } from './transport/in-order.ts';
import { letIn, type KeptOut, type LetIn } from './transport/let-in.ts';
import { readForm } from './transport/read-form.ts';
import { unpack } from './transport/unpack.ts';

type Deps = AlpineDeps & {
  readonly secret: string;
  readonly readHotel: ReadHotel;
  readonly xml: XmlReader;
  now(): Instant;
};

/** As it is sent, packed or not. */
const mostBytes = 16 * 1024 * 1024;

const unread: Partial<Record<string, number>> = { 'too-large': 413, busy: 503, 'too-slow': 503 };

/** Where systems that speak AlpineBits call. Not part of the API: its words are those of the standard. */
export async function alpineBitsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const callers = new WeakMap<FastifyRequest, LetIn>();
  const queue = inOrder();
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.setErrorHandler(async (error: Error & { statusCode?: number }, _request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      const isTooLarge = error.statusCode === 413;
      const fault = isTooLarge ? 'the body is larger than 16 MB' : 'the request cannot be read';
      return keepOut(reply, { status: error.statusCode ?? 400, fault });
    });
    own.post<{ Params: { hotelId: string } }>(
      '/api/hotels/:hotelId/alpinebits',
      {
        bodyLimit: mostBytes,
        // What unpacking may take is counted here, and a bomb is refused in the words of the standard.
        ...({ decompress: false } as object),
        config: { limitedAs: 'key' },
        onRequest: async (request, reply) => {
          const asked = { hotelId: request.params.hotelId, headers: request.headers, from: request.ip };
          const caller = await letIn(deps, asked, deps.now());
          if ('fault' in caller) return keepOut(reply, caller);
          callers.set(request, caller);
        },
      },
      async (request, reply) => {
        const caller = callers.get(request);
        if (!caller) throw new Error('A request came past its door');
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const answer = await queue(caller.hotel.hotelId, () => answerRequest(deps, caller, request, body));
        if (typeof answer !== 'string') return keepOut(reply, answer);
        // A handshake is never packed.
        if (answer.includes('<OTA_PingRS')) request.headers['x-no-compression'] = '1';
        return reply.headers(standing).type('application/xml; charset=utf-8').send(answer);
      },
    );
  });
}

const standing = { 'x-alpinebits-server-accept-encoding': 'gzip', 'cache-control': 'no-store' };

function keepOut(reply: FastifyReply, { status, fault, retryAfter }: KeptOut): FastifyReply {
  return reply
    .code(status)
    .headers({
      ...standing,
      ...(status === 401 ? { 'www-authenticate': 'Basic realm="AlpineBits", charset="UTF-8"' } : {}),
      ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    })
    .type('text/plain; charset=utf-8')
    .send(`ERROR:${fault}`);
}

async function answerRequest(
  deps: Deps,
  caller: LetIn,
  { headers }: FastifyRequest,
  body: Buffer,
): Promise<string | KeptOut> {
  const { header } = caller;
  const unpacked = await unpack(body, headers['content-encoding']);
  if ('fault' in unpacked) return unpacked;
  const form = readForm(headers['content-type'], unpacked.body);
  if ('fault' in form) return { status: 400, fault: form.fault };
  const { action, request } = form;
  if (!isAlpineBitsAction(action))
    return { status: 400, fault: `there is no action "${action.replace(/[^\w:.-]/g, '?')}" here` };
  const version = isAlpineBitsVersion(header) ? header : null;
  if (action !== 'OTA_Ping:Handshaking') {
    if (!version)
      return { status: 400, fault: `this version is not spoken here: ${alpineBitsVersions.join(', ')} are` };
    if (!isActionOf(action, version)) return { status: 400, fault: `${version} has no action ${action}` };
  }
  if (!request) return { status: 400, fault: 'the part "request" is missing' };
  // As they are after the messages before this one: an inventory may have made the rooms that it speaks of.
  const known = await readAnew(deps, caller);
  if (!known) return { status: 403, fault: 'the hotel has ended this connection' };
  const { hotel, account } = known;
  const started = performance.now();
  // Packed while it is read, so that nothing is locked for the sake of it.
  const kept = packText(request);
  kept.catch(() => {}); // who asks for it hears of it
  const begun = { action, account, request: kept, at: deps.now(), started };
  const read = await deps.xml.read(request);
  if ('fault' in read) {
    const { kind, message, line } = read.fault;
    await noteNotRead(deps.db, begun, read.fault);
    return { status: unread[kind] ?? 400, fault: line === undefined ? message : `line ${line}: ${message}` };
  }
  const id = headers['x-alpinebits-clientid'];
  const clientId = typeof id === 'string' ? id.slice(0, 100) : '';
  const asked = { hotel, account, version, action, clientId, now: begun.at };
  return noteAnswered(deps.db, begun, (note) => answerAlpineBits(deps, { ...asked, note }, read.root));
}

async function readAnew({ db, readHotel }: Deps, { account, hotel }: LetIn): Promise<Omit<LetIn, 'header'> | null> {
  const { hotelId } = hotel;
  const now = await inHotel(db, hotelId, (tx) => findAccount(tx, hotelId, account.connection), 'read only');
  const house = await readHotel(hotelId);
  return now && house && !now.isOff ? { account: now, hotel: house } : null;
}
