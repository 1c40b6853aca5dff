import { imagekitStore, type ImagekitSettings } from './imagekit/imagekit-store.ts';
import type { PictureStore } from './picture-store.ts';
import { s3Store, type S3Settings } from './s3/s3-store.ts';

type StoreSettings = ({ readonly kind: 's3' } & S3Settings) | ({ readonly kind: 'imagekit' } & ImagekitSettings);

/** Reads where pictures are kept; null for what names no storage we know. */
export function readStoreUrl(text: string): StoreSettings | null {
  const [, kind, rest = ''] = /^(s3|imagekit)\+(https?:\/\/.+)$/.exec(text) ?? [];
  if (kind === undefined || !URL.canParse(rest)) return null;
  const url = new URL(rest);
  const key = decodeURIComponent(url.username);
  const secret = decodeURIComponent(url.password);
  const address = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  const hasFolder = url.pathname.length > 1;
  if (kind === 's3') {
    const region = url.searchParams.get('region') ?? 'us-east-1';
    return key && secret && hasFolder ? { kind, address, region, key, secret } : null;
  }
  const uploadUrl = url.searchParams.get('upload') ?? 'https://upload.imagekit.io/api/v1/files/upload';
  return key && hasFolder && URL.canParse(uploadUrl)
    ? { kind: 'imagekit', endpoint: address, uploadUrl, privateKey: key }
    : null;
}

/** The storage that the settings name; none, where pictures lie on this machine's disk alone. */
export function openPictureStore(url: string | null, now: () => number): PictureStore | undefined {
  const settings = url === null ? null : readStoreUrl(url);
  if (!settings) return undefined;
  return settings.kind === 's3' ? s3Store(settings, now) : imagekitStore(settings, now);
}
