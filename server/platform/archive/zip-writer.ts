import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { behind, endOf, listedHead, localHead, most32, type Listed } from './zip-records.ts';

/** A file that was written, and what it is known by. */
export type Zipped = { readonly path: string; readonly bytes: number; readonly sha256: string };

export type ZipWriter = {
  /** `isPacked`: it cannot be made smaller, as pictures. */
  add(path: string, content: AsyncIterable<string | Uint8Array>, isPacked?: boolean): Promise<Zipped>;
  end(): Promise<void>;
};

/** As much is packed at a time as a page has. */
const pieceBytes = 64 * 1024;

/**
 * Writes a zip while its files are made: no more of it is in memory than a piece. Packing is the work of other threads,
 * so that guests are answered meanwhile. A file may have 4 GB, all together as many as there are.
 */
export function zipWriter(write: (bytes: Buffer) => Promise<void>, now: Instant): ZipWriter {
  const listed: Listed[] = [];
  const stamp = dosTime(now);
  let at = 0;
  const out = async (bytes: Buffer): Promise<void> => {
    at += bytes.length;
    await write(bytes);
  };
  return {
    async add(path, content, isPacked = false) {
      const head = { name: Buffer.from(path), isPacked: !isPacked, ...stamp };
      const offset = at;
      await out(localHead(head));
      const begun = at;
      const hash = createHash('sha256');
      let [crc, bytes] = [0, 0];
      const counted = async function* () {
        for await (const piece of inPieces(content)) {
          crc = crc32(piece, crc);
          hash.update(piece);
          bytes += piece.length;
          yield piece;
        }
      };
      const take = async (pieces: AsyncIterable<Buffer>): Promise<void> => {
        for await (const piece of pieces) await out(piece);
      };
      if (isPacked) await take(counted());
      else await pipeline(Readable.from(counted(), { objectMode: false }), createDeflateRaw({ level: 5 }), take);
      const sizes = { crc, packed: at - begun, bytes };
      if (Math.max(sizes.packed, bytes) >= most32) throw new RangeError(`${path} is larger than a zip takes`);
      await out(behind(sizes));
      listed.push({ ...head, ...sizes, offset });
      return { path, bytes, sha256: hash.digest('hex') };
    },
    async end() {
      const offset = at;
      for (const one of listed) await out(listedHead(one));
      await out(endOf(listed.length, at - offset, offset));
    },
  };
}

/** Many small texts as few large ones: each costs a turn. */
async function* inPieces(content: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const one of content) {
    const bytes = typeof one === 'string' ? Buffer.from(one) : Buffer.from(one.buffer, one.byteOffset, one.byteLength);
    held.push(bytes);
    size += bytes.length;
    if (size < pieceBytes) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
}

/** To two seconds, and from 1980 on. */
function dosTime(now: Instant): { readonly time: number; readonly date: number } {
  const at = new Date(now);
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}
