import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { openFaults, readFaults, type Faults } from '../fault/faults.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { takeReservation, type KeptBooking } from './bookings.ts';
import {
  answerMessage,
  availabilityMessage,
  ratesMessage,
  roomsAndRatesMessage,
  type PushedAvailability,
  type PushedRate,
} from './messages.ts';
import { findPlain, readPlainXml, type PlainElement } from './plain-xml.ts';

/** Where the booking engine is, and what it has given the channel manager to come in with. */
export type Engine = {
  readonly url: string;
  readonly hotelCode: string;
  readonly login: string;
  readonly password: string;
};

/** What an engine answered: whether it took a message, with what it said against it or beside. */
export type Pushed = {
  readonly status: number;
  readonly isTaken: boolean;
  readonly errors: readonly { readonly code: string; readonly text: string }[];
  readonly warnings: readonly string[];
  readonly answer: PlainElement | null;
};

export type Received = {
  readonly id: string;
  readonly resStatus: string;
  readonly token: string;
  readonly refused: string | null;
};

export type ChannelManagerSandbox = {
  /** Where reservations are sent. */
  readonly url: string;
  readonly faults: Faults;
  bookings(): readonly KeptBooking[];
  /** All messages that were looked at, the oldest first; those that met a fault before are not among them. */
  received(): readonly Received[];
  /** Hears of each booking that is new or changed, before its message is answered. */
  onBooking(hear: (booking: KeptBooking) => void): void;
  connect(engine: Engine): void;
  askRoomsAndRates(): Promise<Pushed>;
  pushAvailability(updates: readonly PushedAvailability[]): Promise<Pushed>;
  pushRates(updates: readonly PushedRate[]): Promise<Pushed>;
  stop(): Promise<void>;
};

type Options = {
  readonly port?: number;
  /** What the engine comes in with. */
  readonly login: string;
  readonly password: string;
  /** Where bookings are kept on disk, to be found again. */
  readonly file?: string;
  readonly engine?: Engine;
  readonly now?: () => number;
};

/** Plays a channel manager: takes reservations, keeps them in a ledger, and sends availability and prices when told to. */
export async function startChannelManager({
  port = 0,
  login,
  password,
  file,
  engine: first,
  now = Date.now,
}: Options): Promise<ChannelManagerSandbox> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  const faults = openFaults();
  const ledger = openLedger<KeptBooking>(file);
  const bookings = new Map(ledger.entries().map((one) => [one.id, one]));
  const received: Received[] = [];
  const hearers: ((booking: KeptBooking) => void)[] = [];
  let engine = first;
  const stamp = (): string => new Date(now()).toISOString();

  const take = (text: string): { status: number; body: string } => {
    const envelope = readPlainXml(text);
    const message = findPlain(envelope ?? undefined, 'Body')[0]?.children[0];
    if (message?.name !== 'OTA_HotelResNotifRQ')
      return { status: 400, body: 'Send an OTA_HotelResNotifRQ by SOAP 1.1' };
    const token = message.attributes['EchoToken'] ?? '';
    const [user] = findPlain(envelope ?? undefined, 'Header/Security/UsernameToken');
    const said = (name: string): string => findPlain(user, name)[0]?.text ?? '';
    if (said('Username') !== login || said('Password') !== password)
      return {
        status: 200,
        body: answerMessage(token, stamp(), { code: '448', text: 'Invalid Username and/or Password' }),
      };
    const refused = takeReservation(bookings, message);
    const id = findPlain(message, 'HotelReservations/HotelReservation/UniqueID')[0]?.attributes['ID'] ?? '';
    const isRepeated = received.some((one) => one.token === token && one.refused === null);
    received.push({ id, resStatus: message.attributes['ResStatus'] ?? '', token, refused: refused?.code ?? null });
    const kept = bookings.get(id);
    if (!refused && kept && !isRepeated) {
      ledger.write(kept);
      for (const hear of hearers) hear(kept);
    }
    return { status: 200, body: answerMessage(token, stamp(), refused) };
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(null, null);
    }
  });
  app.post('/reservations', (request, reply) => {
    const fault = faults.strike('reservation');
    if (fault === 'timeout-before') return void reply.hijack();
    if (fault === 'error-before') return reply.code(503).type('text/plain').send('told to fail');
    if (fault === 'too-many-requests') return reply.code(429).type('text/plain').send('told to refuse');
    // What only comes in the end is refused in words, as a channel manager that is busy does.
    if (fault === 'fails-later')
      return reply.type('text/xml').send(answerMessage('', stamp(), { code: '450', text: 'Unable to process' }));
    const { status, body } = take(typeof request.body === 'string' ? request.body : '');
    if (fault === 'timeout-after') return void reply.hijack();
    if (fault === 'error-after') return reply.code(500).type('text/plain').send('told to fail');
    return reply
      .code(status)
      .type(status === 200 ? 'text/xml' : 'text/plain')
      .send(body);
  });
  app.get('/sandbox/bookings', () => ({ bookings: [...bookings.values()], received }));
  app.get('/sandbox/faults', () => ({ faults: faults.list() }));
  app.post('/sandbox/faults', (request, reply) => {
    const read = readFaults(request.body);
    if (!read)
      return reply.code(400).send({ error: 'Send {"faults":[{"on":"reservation","kind":"error-before","times":1}]}' });
    faults.set(read);
    return { faults: faults.list() };
  });
  app.post('/sandbox/availability', async (request, reply) => {
    const updates = listIn<PushedAvailability>(request.body);
    return updates
      ? pushAvailability(updates)
      : reply
          .code(400)
          .send({ error: 'Send {"updates":[{"room":"double","start":"2027-06-01","end":"2027-06-30","limit":4}]}' });
  });
  app.post('/sandbox/rates', async (request, reply) => {
    const updates = listIn<PushedRate>(request.body);
    return updates
      ? pushRates(updates)
      : reply.code(400).send({
          error:
            'Send {"updates":[{"room":"double","ratePlan":"BAR","start":"2027-06-01","end":"2027-06-30","currency":"CHF","price":"180.00"}]}',
        });
  });
  app.post('/sandbox/engine', (request, reply) => {
    const said = (request.body ?? {}) as Partial<Engine>;
    const isWhole = [said.url, said.hotelCode, said.login, said.password].every((one) => typeof one === 'string');
    if (!isWhole) return reply.code(400).send({ error: 'Send {"url","hotelCode","login","password"}' });
    engine = said as Engine;
    return { engine: engine.url };
  });
  app.post('/sandbox/rooms-and-rates', () => askRoomsAndRates());

  async function post(
    action: string,
    compose: (to: Engine, envelope: Parameters<typeof ratesMessage>[0]) => string,
  ): Promise<Pushed> {
    if (!engine) throw new Error('This channel manager knows no booking engine yet: POST /sandbox/engine');
    const envelope = { login: engine.login, password: engine.password, token: randomUUID(), at: stamp() };
    const answered = await fetch(engine.url, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${action}"` },
      body: compose(engine, envelope),
    });
    const answer = findPlain(readPlainXml(await answered.text()) ?? undefined, 'Body')[0]?.children[0] ?? null;
    const isOurs = answer?.attributes['EchoToken'] === envelope.token;
    return {
      status: answered.status,
      isTaken: isOurs && findPlain(answer ?? undefined, 'Success').length === 1,
      errors: findPlain(answer ?? undefined, 'Errors/Error').map(({ attributes, text }) => ({
        code: attributes['Code'] ?? '',
        text,
      })),
      warnings: findPlain(answer ?? undefined, 'Warnings/Warning').map(({ text }) => text),
      answer,
    };
  }
  const askRoomsAndRates = (): Promise<Pushed> =>
    post('HotelAvailRQ', ({ hotelCode }, envelope) => roomsAndRatesMessage(envelope, hotelCode));
  const pushAvailability = (updates: readonly PushedAvailability[]): Promise<Pushed> =>
    post('HotelAvailNotifRQ', ({ hotelCode }, envelope) => availabilityMessage(envelope, hotelCode, updates));
  const pushRates = (updates: readonly PushedRate[]): Promise<Pushed> =>
    post('HotelRateAmountNotifRQ', ({ hotelCode }, envelope) => ratesMessage(envelope, hotelCode, updates));

  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/reservations`,
    faults,
    bookings: () => [...bookings.values()],
    received: () => received,
    onBooking: (hear) => void hearers.push(hear),
    connect: (to) => void (engine = to),
    askRoomsAndRates,
    pushAvailability,
    pushRates,
    stop: () => app.close(),
  };
}

function listIn<Update>(body: unknown): Update[] | null {
  const list = (body as { updates?: unknown } | null)?.updates;
  return Array.isArray(list) && list.length > 0 ? (list as Update[]) : null;
}
