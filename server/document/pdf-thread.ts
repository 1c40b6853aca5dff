import { parentPort } from 'node:worker_threads';
import type { Sheet } from './confirmation-sheet.ts';
import { drawPdf } from './draw-pdf.ts';

/** What the drawing thread is sent, and what it answers. */
export type Drawing = { readonly id: number; readonly sheet: Sheet };
export type Drawn = { readonly id: number; readonly pdf?: Uint8Array; readonly fault?: string };

/** One after the other: the tools share their memory. */
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ id, sheet }: Drawing) => {
  last = last.then(async () => {
    const drawn: Drawn = await drawPdf(sheet).then(
      (pdf) => ({ id, pdf }),
      (error: unknown) => ({ id, fault: String(error) }),
    );
    parentPort?.postMessage(drawn);
  });
});
