import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

export type TarWriter = {
  /** Waits until the file has been taken: a backup is larger than the memory. */
  add(name: string, bytes: Buffer): Promise<void>;
  end(): Promise<void>;
  /** Lets go of the file, whatever is in it. */
  giveUp(): Promise<void>;
};

/** Writes files one behind the other as every `tar` can read them, packed, readable by the owner alone. */
export function tarWriter(file: string, mtime: number): TarWriter {
  const packed = pack();
  const isWritten = pipeline(packed, createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));
  isWritten.catch(() => {}); // awaited below
  return {
    async add(name, bytes) {
      const taken = new Promise<void>((resolve, reject) => {
        packed.entry({ name, mode: 0o600, mtime: new Date(mtime) }, bytes, (error) =>
          error ? reject(error) : resolve(),
        );
      });
      // Where the disk is full, that is what went wrong, not that nobody took the file any more.
      await taken.catch(() => isWritten);
    },
    async end() {
      packed.finalize();
      await isWritten;
    },
    async giveUp() {
      packed.destroy();
      await isWritten.catch(() => {});
    },
  };
}
