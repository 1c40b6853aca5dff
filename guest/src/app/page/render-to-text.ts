import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** The whole page at once: screens that are fetched lazily are waited for, so that nothing pops in later. */
export function renderToText(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      // Everything in its place: large parts would otherwise follow at the end and need a script to be moved up.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(collect),
      onError: reject,
    });
  });
}
