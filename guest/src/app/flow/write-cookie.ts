import { previewBase } from './preview-base.ts';
import { isFramed } from './is-framed.ts';

/**
 * A cookie for this site. In a frame of another site browsers take none but those that are kept for that site alone
 * (partitioned); one that takes none at all loses only what a reload would have kept.
 */
export function writeCookie(name: string, value: string, seconds: number, path = previewBase() || '/'): void {
  const kind = isFramed()
    ? 'samesite=none; secure; partitioned'
    : `samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  document.cookie = `${name}=${value}; path=${path}; max-age=${seconds}; ${kind}`;
}
