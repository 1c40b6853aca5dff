import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type PageEncoding = 'br' | 'gzip' | 'identity';

/** How a page may be sent, as the frame around us would choose it. */
export function encodingFor(accepted: string | undefined): PageEncoding {
  const offers = (accepted ?? '').split(',').map((one) => one.trim().toLowerCase());
  const takes = (name: string): boolean =>
    offers.some((one) => one === name || (one.startsWith(`${name};`) && !/;\s*q=0(?:\.0*)?$/.test(one)));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Packed once for all who ask, beside the main thread. */
export async function packPage(html: string, encoding: PageEncoding): Promise<Buffer> {
  const bytes = Buffer.from(html);
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return zip(bytes);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}
