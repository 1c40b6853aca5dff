import type { uploadImageKitFile } from '@stayfront/contract/customization';
import type { RouteRefusal } from '@stayfront/contract/route';

export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const megabyte = 1024 * 1024;

/** Why a picture was not taken. */
export type PictureFault = 'type' | 'size' | 'pixels' | 'unreadable' | 'quota' | 'failed';

/** What can be said of a file before it is sent. */
export function faultOfFile({ type, size }: Pick<File, 'type' | 'size'>, mostMegabytes: number): PictureFault | null {
  if (!acceptedTypes.includes(type)) return 'type';
  return size > mostMegabytes * megabyte ? 'size' : null;
}

const ofPictures: Readonly<Record<RouteRefusal<typeof uploadImageKitFile>, PictureFault>> = {
  'picture.type': 'type',
  'picture.too_large': 'size',
  'picture.pixels': 'pixels',
  'picture.unreadable': 'unreadable',
  'picture.quota': 'quota',
  'picture.not_kept': 'failed',
  'server.busy': 'failed',
  too_many_requests: 'failed',
  'hotel.unknown': 'failed',
};
const faultOf: Readonly<Record<string, PictureFault>> = {
  ...ofPictures,
  'input.too_large': 'size',
  'input.invalid': 'unreadable',
};

/** What the server said; whatever it did not say of the picture itself may be tried again. */
export const faultOfCode = (code: string): PictureFault =>
  (Object.hasOwn(faultOf, code) ? faultOf[code] : undefined) ?? 'failed';
