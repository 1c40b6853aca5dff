export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif' | 'gif';

/**
 * What a file is by its first bytes, whatever it is called; null for all that is not one of the kinds we take. Only
 * those reach the decoder: a drawing that runs scripts (SVG), a page or an archive never does.
 */
export function sniffPicture(bytes: Buffer): PictureKind | null {
  const at = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
  if (at(4, 12) === 'ftypavif') return 'heif';
  if (/^GIF8[79]a$/.test(at(0, 6))) return 'gif';
  return null;
}
