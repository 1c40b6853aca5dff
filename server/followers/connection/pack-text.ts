import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** Larger ones, packed, are not kept. */
const mostBytes = 2 * 1024 * 1024;

/** What was said, as it is kept; null where it is nothing or too large. */
export type PackedText = Buffer | null;

/** Packs what was said, beside the server's thread: for large messages this may begin before it is known what becomes of them. */
export async function packText(text: string | Uint8Array): Promise<PackedText> {
  if (text.length === 0) return null;
  const bytes = await pack(text, { level: 3 });
  return bytes.length > mostBytes ? null : bytes;
}
