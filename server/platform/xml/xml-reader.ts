import type { ReadXml } from '@stayfront/rules/xml/xml-element';
import { xmlThread, type XmlThread } from './xml-thread.ts';

export type XmlReader = {
  /** Reads a message without holding anybody up. What is no fair XML is a fault, never an exception. */
  read(bytes: Uint8Array): Promise<ReadXml>;
  /** Ends what is under way. */
  close(): Promise<void>;
};

type Waiting = { readonly bytes: Uint8Array; settle(read: Promise<ReadXml>): void };

/** Two, so that one large message does not stop all others. */
const THREADS = 2;
const MOST_WAITING = 64;
const busy: ReadXml = {
  fault: { kind: 'busy', message: 'Too many messages are being read. Send it again in a minute.' },
};

/** Threads begin with the first message and end when nothing came for a minute. */
export function xmlReader({ seconds = 10, idleSeconds = 60 } = {}): XmlReader {
  const free: XmlThread[] = Array.from({ length: THREADS }, () => xmlThread({ seconds }));
  const all = [...free];
  const waiting: Waiting[] = [];
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  const endAll = (): Promise<unknown> => Promise.all(all.map((thread) => thread.end()));

  async function work(thread: XmlThread): Promise<void> {
    clearTimeout(idle);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const reading = isClosed ? Promise.resolve(busy) : thread.read(next.bytes).catch((error) => closedOr(error));
      next.settle(reading);
      await reading.catch(() => {}); // whoever asked hears of it
    }
    free.unshift(thread); // the one that is warm is taken first
    if (!isClosed && free.length === THREADS) idle = setTimeout(() => void endAll(), idleSeconds * 1000).unref();
  }

  function closedOr(error: unknown): ReadXml {
    if (isClosed) return busy;
    throw error;
  }

  return {
    read(bytes) {
      if (isClosed || waiting.length >= MOST_WAITING) return Promise.resolve(busy);
      const { promise, resolve } = Promise.withResolvers<ReadXml>();
      waiting.push({ bytes, settle: resolve });
      const thread = free.shift();
      if (thread) void work(thread);
      return promise;
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      for (const one of waiting.splice(0)) one.settle(Promise.resolve(busy));
      await endAll();
    },
  };
}
