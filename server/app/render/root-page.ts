import { followHash } from './follow-hash.ts';
import { text } from '../../platform/http/html-text.ts';

/** What stands at the root, where no hotel is named. */
export type Root = {
  readonly status: 200 | 404;
  /** HTML. */
  readonly inside: string;
  /** Where everybody is sent who has no older link. */
  readonly goTo: string | null;
};

export function rootPage({ inside, goTo }: Omit<Root, 'status'>, nonce: string): string {
  const target = goTo === null ? null : JSON.stringify(goTo).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Stayfront</title><style nonce="${nonce}">:root{color-scheme:light dark}body{font:18px/1.6 system-ui,sans-serif;max-width:640px;margin:12vh auto;padding:0 24px}
h1{font-weight:300;font-size:2.5rem;line-height:1.1}li{padding:6px 0}a{color:LinkText}</style>
<script nonce="${nonce}">${followHash(target === null ? '' : `else location.replace(${target});`)}</script>${target === null ? '' : `<noscript><meta http-equiv="refresh" content="0;url=${text(goTo ?? '')}"></noscript>`}
<main>${inside}</main></html>`;
}

export const rootPolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`;
