/** What stands at the root, where no hotel is named. */
export type Root = {
  readonly status: 200 | 404;
  /** HTML. */
  readonly inside: string;
  /** Where everybody is sent who has no older link. */
  readonly goTo: string | null;
};

/**
 * Older links have their page behind a hash, which only the browser sees: /#/1001/room/double?checkIn=… So the root
 * cannot be answered by a redirect; it looks first. An address made out of a path never leaves the site.
 */
const followHash = `
const [, path] = /^#(\\/(?:[1-9]|hotel-chain\\/).*)$/.exec(location.hash) ?? [];
if (path !== undefined) {
  const to = new URL(path, location.origin);
  for (const [name, value] of new URLSearchParams(location.search))
    if (!to.searchParams.has(name)) to.searchParams.set(name, value);
  location.replace(location.origin + to.pathname + to.search);
}`;

export function rootPage({ inside, goTo }: Omit<Root, 'status'>, nonce: string): string {
  const target = goTo === null ? null : JSON.stringify(goTo).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Stayfront</title><style nonce="${nonce}">:root{color-scheme:light dark}body{font:18px/1.6 system-ui,sans-serif;max-width:640px;margin:12vh auto;padding:0 24px}
h1{font-weight:300;font-size:2.5rem;line-height:1.1}li{padding:6px 0}a{color:LinkText}</style>
<script nonce="${nonce}">${followHash}${target === null ? '' : `\nelse location.replace(${target});`}</script>
<main>${inside}</main></html>`;
}

export const rootPolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`;
