import { open, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';

const pieceBytes = 64 * 1024;

/** Nobody reads any more what is still being written. */
export class NobodyReads extends Error {}

/**
 * What is being written, read by somebody who may be slower: it lies in a file meanwhile, which is gone with the reading.
 * So nobody's line decides how long the database keeps a moment. Writing begins with the first reading; where it fails the
 * stream breaks off, and where nobody reads on it is told.
 */
export function spool(dir: string, produce: (write: (bytes: Buffer) => Promise<void>) => Promise<void>): Readable {
  async function* tail(): AsyncGenerator<Buffer> {
    const file = path.join(dir, `spool-${randomBytes(8).toString('hex')}`);
    const handle = await open(file, 'wx+', 0o600);
    let [written, isDone, isLeft] = [0, false, false];
    const failures: Error[] = [];
    let wake = (): void => {};
    const producing = produce(async (bytes) => {
      if (isLeft) throw new NobodyReads();
      await handle.write(bytes, 0, bytes.length, written);
      written += bytes.length;
      wake();
    }).then(
      () => (isDone = true),
      (error: unknown) => failures.push(error instanceof Error ? error : new Error(String(error))),
    );
    void producing.then(() => wake());
    try {
      for (let at = 0; ;) {
        if (at < written) {
          const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(pieceBytes, written - at)), {
            position: at,
          });
          at += bytesRead;
          yield buffer.subarray(0, bytesRead);
        } else if (failures[0]) throw failures[0];
        else if (isDone) return;
        else {
          const { promise, resolve } = Promise.withResolvers<void>();
          wake = resolve;
          // What was written before anybody waited is seen at once.
          if (at < written || isDone || failures.length > 0) continue;
          await promise;
        }
      }
    } finally {
      isLeft = true;
      await producing;
      await handle.close();
      await rm(file, { force: true });
    }
  }
  return Readable.from(tail(), { objectMode: false });
}
