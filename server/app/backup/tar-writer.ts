import { once } from 'node:events';
import type { Writable } from 'node:stream';

const block = 512;

export type TarWriter = { add(name: string, bytes: Buffer): Promise<void>; end(): Promise<void> };

/** Writes files one behind the other as every `tar` can read them. */
export function tarWriter(out: Writable, mtime: number): TarWriter {
  const write = async (bytes: Buffer): Promise<void> => {
    if (!out.write(bytes)) await once(out, 'drain');
  };
  return {
    async add(name, bytes) {
      await write(headOf(name, bytes.length, mtime));
      await write(bytes);
      await write(Buffer.alloc((block - (bytes.length % block)) % block));
    },
    end: () => write(Buffer.alloc(2 * block)),
  };
}

function headOf(name: string, size: number, mtime: number): Buffer {
  if (!/^[\x21-\x7e]{1,99}$/.test(name)) throw new Error('A name in a backup has at most 99 plain signs');
  const head = Buffer.alloc(block);
  const octal = (value: number, at: number, length: number): number =>
    head.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  head.write(name, 0, 'latin1');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(Math.floor(mtime / 1000), 136, 12);
  head.fill(' ', 148, 156);
  head.write('0', 156, 'latin1');
  head.write('ustar\x0000', 257, 'latin1');
  const sum = head.reduce((all, one) => all + one, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return head;
}
