import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Mail } from './mail.ts';
import { openMailShelf } from './open-mail-shelf.ts';
import { stampEnvelope, type Envelope } from './stamp-envelope.ts';

export type Mailbox = {
  smtpUrl: string;
  /** Newest first. */
  mails(): Mail[];
  /** The newest mail that matches, or the first to come that does. Rejects when `signal` aborts or the mailbox stops. */
  waitForMail(match: (mail: Mail) => boolean, signal?: AbortSignal): Promise<Mail>;
  stop(): Promise<void>;
};

const LARGEST_MAIL = 10 * 1024 * 1024;

/** So that a mail that cannot be sent can be tried: nobody has a mailbox here. */
const NOBODY_LIVES_AT = '@refused.example';

/** A mail server on loopback that takes every mail and sends none on. */
export async function startMailbox(options: { dir?: string; port?: number } = {}): Promise<Mailbox> {
  const shelf = await openMailShelf(options.dir);
  const arrivals = new EventTarget();
  const stopping = new AbortController();
  const taking = new Set<Promise<void>>();
  const sockets = new Set<Socket>();

  async function take(message: Buffer, envelope: Envelope): Promise<void> {
    const mail = await shelf.keep(stampEnvelope(envelope, message));
    arrivals.dispatchEvent(new CustomEvent('mail', { detail: mail }));
  }

  const server = new SMTPServer({
    name: 'sandbox.localhost',
    banner: 'Stayfront sandbox mailbox',
    size: LARGEST_MAIL,
    rejectOversized: true,
    maxClients: 50,
    logger: false,
    disableReverseLookup: true,
    // Without a certificate anybody trusts, offering TLS would make honest clients refuse to send.
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, answer) => answer(null, { user: auth.username ?? 'anyone' }),
    onRcptTo({ address }, _session, answer) {
      if (!address.endsWith(NOBODY_LIVES_AT)) return answer();
      answer(Object.assign(new Error('There is no such mailbox'), { responseCode: 550 }));
    },
    async onData(stream, session, answer) {
      try {
        const message = await collect(stream);
        // smtp-server answers 552 by itself then.
        if (stream.sizeExceeded) return answer();
        // Only after the mail is kept does the sender hear 250: who awaits the sending finds the mail in `mails()`.
        const taken = take(message, envelopeOf(session)).then(() => answer(), answer);
        taking.add(taken);
        await taken;
        taking.delete(taken);
      } catch (lineCut) {
        answer(lineCut as Error);
      }
    },
  });
  // A client that hangs up in the middle is the client's trouble; unheard, the event would end our process.
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  async function waitForMail(match: (mail: Mail) => boolean, signal?: AbortSignal): Promise<Mail> {
    const ends = AbortSignal.any(signal === undefined ? [stopping.signal] : [stopping.signal, signal]);
    ends.throwIfAborted();
    const there = shelf.mails().find(match);
    if (there !== undefined) return there;
    return new Promise((resolve, reject) => {
      const hear = (event: Event): void => {
        const { detail: mail } = event as CustomEvent<Mail>;
        try {
          if (!match(mail)) return;
          resolve(mail);
        } catch (bug) {
          reject(bug);
        }
        leave();
      };
      const giveUp = (): void => {
        reject(ends.reason);
        leave();
      };
      const leave = (): void => {
        arrivals.removeEventListener('mail', hear);
        ends.removeEventListener('abort', giveUp);
      };
      arrivals.addEventListener('mail', hear);
      ends.addEventListener('abort', giveUp);
    });
  }

  async function stop(): Promise<void> {
    if (stopping.signal.aborted) return;
    stopping.abort(new Error('The sandbox mailbox was stopped.'));
    const closed = once(server.server, 'close');
    server.close();
    // A mail received in full gets its 250 before the line is cut, else its sender would send it again.
    await Promise.all(taking);
    for (const connection of server.connections) connection.send(421, 'The sandbox mailbox is stopping');
    for (const socket of sockets) socket.destroySoon();
    await closed;
  }

  return { smtpUrl: `smtp://127.0.0.1:${port}`, mails: () => shelf.mails(), waitForMail, stop };
}

function envelopeOf({ envelope: { mailFrom, rcptTo } }: SMTPServerSession): Envelope {
  return { from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address) };
}

/** Reads to the end even when the mail is too large, so that the client hears why; keeps no more than the limit. */
async function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
