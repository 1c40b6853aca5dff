import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const gunzipped = promisify(gunzip);

/** What a body may be once it is unpacked. */
const mostBytes = 64 * 1024 * 1024;

export type Unpacked = { readonly body: Buffer } | { readonly fault: string; readonly status: 400 | 413 | 415 };

/** A body as it was before it was packed; beside the server's own thread, and never more than that. */
export async function unpack(body: Buffer, encoding: string | undefined, most = mostBytes): Promise<Unpacked> {
  if (encoding === undefined || encoding === '' || encoding === 'identity') return { body };
  if (encoding.toLowerCase() !== 'gzip') return { fault: 'send the body as it is, or packed with gzip', status: 415 };
  try {
    return { body: await gunzipped(body, { maxOutputLength: most }) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      return { fault: 'unpacked, the body is larger than 64 MB', status: 413 };
    return { fault: 'the body is not packed with gzip, or it ends too early', status: 400 };
  }
}
