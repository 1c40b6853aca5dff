import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

export type TarEntry = { readonly name: string; readonly bytes: Buffer };

const largest = 256 * 1024 * 1024;

/** Reads a packed `tar` file by file; one that is cut short or altered is an error. */
export async function* readTar(file: string): AsyncGenerator<TarEntry> {
  const unpacked = extract();
  // Whatever is wrong with the file is thrown by the loop below.
  pipeline(createReadStream(file), createGunzip(), unpacked, () => {});
  for await (const entry of unpacked) {
    const { name, size = 0 } = entry.header;
    if (size > largest) throw new Error('This is not a backup, or it was altered');
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk);
    yield { name, bytes: Buffer.concat(chunks) };
  }
}
