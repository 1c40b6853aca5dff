import sharp from 'sharp';
import type { StoredPicture } from '../hotel/hotel.ts';
import { openPicture } from './make-variant.ts';
import { makePlaceholder } from './make-placeholder.ts';
import { sourceHashOf } from './read-source.ts';
import { sniffPicture } from './sniff-picture.ts';

const mostPixels = 40_000_000;
const longestWork = 60;
const mostWaiting = 8;

type Clean = { readonly bytes: Buffer; readonly picture: StoredPicture };
type Fault = {
  readonly refused: 'picture.type' | 'picture.pixels' | 'picture.unreadable' | 'server.busy';
  readonly message: string;
};

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Makes a new picture of one that somebody sent: only what can be seen crosses over. Whatever else a file may carry
 * (places, names, scripts, a second file behind the first) stays behind, and the file itself is thrown away. One at a
 * time: a decoder takes more memory than anything else here.
 */
export async function cleanPicture(bytes: Buffer, longestSide: number): Promise<Clean | Fault> {
  const kind = sniffPicture(bytes);
  if (!kind || kind === 'gif') return { refused: 'picture.type', message: 'Send a JPEG, PNG, WebP or AVIF picture' };
  if (waiting >= mostWaiting) return { refused: 'server.busy', message: 'Other pictures are being read. Try again' };
  waiting++;
  const work = last.then(() => clean(bytes, kind, longestSide)).finally(() => waiting--);
  last = work.catch(() => {});
  return work;
}

async function clean(bytes: Buffer, kind: string, longestSide: number): Promise<Clean | Fault> {
  try {
    // From its first lines: what says that it is enormous is not unfolded to find out.
    const { format, width, height, pages = 1, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== kind) return { refused: 'picture.type', message: 'Send a JPEG, PNG, WebP or AVIF picture' };
    if (width * height * pages > mostPixels)
      return { refused: 'picture.pixels', message: 'Send a picture of at most 40 megapixels, e.g. 7,000 × 5,000' };
    const cut = openPicture(bytes)
      .timeout({ seconds: longestWork })
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await (
      hasAlpha ? cut.png({ compressionLevel: 9 }) : cut.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    ).toBuffer({ resolveWithObject: true });
    const sourceHash = sourceHashOf(data);
    const placeholder = await makePlaceholder(data);
    return {
      bytes: data,
      picture: { pictureId: sourceHash, sourceHash, width: info.width, height: info.height, placeholder },
    };
  } catch (error) {
    // It is not the file's fault that somebody else is at work.
    if (/timeout/i.test((error as Error).message))
      return {
        refused: 'server.busy',
        message: 'The picture could not be read in time. Send a smaller one, or try again',
      };
    return { refused: 'picture.unreadable', message: 'This file is damaged. Save the picture again and send that' };
  }
}
