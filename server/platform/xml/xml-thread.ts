import type { ReadXml } from '@stayfront/rules/xml/xml-element';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { treeOfPieces } from './xml-pieces.ts';
import type { XmlAnswer, XmlWish } from './xml-worker.ts';

export type XmlThread = {
  /** One message at a time. */
  read(bytes: Uint8Array): Promise<ReadXml>;
  end(): Promise<void>;
};

/** A thread that reads messages. It begins with the first, and another follows the one that had to be ended. */
export function xmlThread({ seconds }: { readonly seconds: number }): XmlThread {
  let worker: Worker | null = null;

  const end = async (): Promise<void> => {
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };

  return {
    async read(bytes) {
      const own: Worker = (worker ??= begin(() => void (worker === own && (worker = null))));
      own.ref();
      try {
        return await readOn(own, bytes, seconds);
      } catch (error) {
        await end();
        if (error instanceof TooSlow) {
          return { fault: { kind: 'too-slow', message: `The message was not read within ${seconds} seconds.` } };
        }
        if (isOutOfMemory(error))
          return { fault: { kind: 'too-large', message: 'The message is too large to be read.' } };
        throw error;
      } finally {
        own.unref(); // the server waits for a message that is being read, and for nothing else here
      }
    },
    end,
  };
}

class TooSlow extends Error {}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function readOn(worker: Worker, bytes: Uint8Array, seconds: number): Promise<ReadXml> {
  return new Promise((resolve, reject) => {
    const tree = treeOfPieces();
    const ask = (wish: XmlWish): void => worker.postMessage(wish);
    const settle = (then: () => void): void => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fail).off('exit', leave);
      then();
    };
    const fail = (error: Error): void => settle(() => reject(error));
    const leave = (): void => fail(new Error('The thread that reads XML has ended'));
    const hear = (answer: XmlAnswer): void => {
      if ('bug' in answer) return fail(new Error(`XML could not be read: ${answer.bug}`));
      if ('fault' in answer) return settle(() => resolve(answer));
      tree.add(answer.piece);
      if (answer.isLast) return settle(() => resolve({ root: tree.root() }));
      setImmediate(() => ask('next')); // others have their turn between two pieces
    };
    const timer = setTimeout(() => fail(new TooSlow()), seconds * 1000);
    worker.on('message', hear).on('error', fail).on('exit', leave);
    ask({ bytes });
  });
}

function begin(onExit: () => void): Worker {
  const worker = new Worker(path.join(import.meta.dirname, 'xml-worker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: 768 },
    env: {},
  });
  // Between two messages nobody else listens, and an error would end the server.
  return worker.on('error', () => {}).once('exit', onExit);
}
