import { Worker } from 'node:worker_threads';
import type { Sheet } from './confirmation-sheet.ts';
import type { Drawing, Drawn } from './pdf-thread.ts';

export type PdfDrawer = { draw(sheet: Sheet): Promise<Buffer>; close(): Promise<void> };

type Waiting = { readonly resolve: (pdf: Buffer) => void; readonly reject: (error: Error) => void };

/**
 * Draws PDFs in a thread of its own, begun with the first one: cutting fonts takes a tenth of a second, for which nobody
 * else is to wait. Should the thread die, the next drawing gets another.
 */
export function pdfDrawer(): PdfDrawer {
  let thread: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function begin(): Worker {
    const begun = new Worker(new URL('./pdf-thread.ts', import.meta.url));
    begun.unref(); // it keeps no process alive
    begun.on('message', ({ id, pdf, fault }: Drawn) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (pdf) one?.resolve(Buffer.from(pdf));
      else one?.reject(new Error(`The PDF could not be drawn: ${fault}`));
    });
    const end = (error: Error): void => {
      if (thread === begun) thread = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    begun.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
    begun.on('exit', () => end(new Error('The thread that draws PDFs has ended')));
    return begun;
  }

  return {
    draw(sheet) {
      thread ??= begin();
      const id = (lastId += 1);
      const drawing: Drawing = { id, sheet };
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        thread?.postMessage(drawing);
      });
    },
    close: async () => void (await thread?.terminate()),
  };
}
