import { openPicture } from './make-variant.ts';

/** The blurred picture of a few hundred bytes that stands in the place of one while it loads. */
export async function makePlaceholder(bytes: Buffer): Promise<string> {
  const tiny = await openPicture(bytes).resize(24, 16, { fit: 'cover' }).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
