import { languages, type Language } from '@stayfront/contract/property/texts';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { readColour, solidColour, writeColour } from '@stayfront/rules/look/colour';
import { inkOn } from '@stayfront/rules/look/ink-on';
import { oklabOf, rgbOf } from '@stayfront/rules/look/oklab';
import { text } from '../http/html-text.ts';
import { textsFor } from '../texts/texts-for.ts';

/** As much of a hotel's look as a page needs that can ask nobody. */
export type KnownLook = { readonly hotelName: string; readonly brand: string; readonly isDark: boolean };

type Input = { readonly url: string; readonly acceptLanguage: string };
type Wait = {
  readonly seconds: number;
  readonly nonce: string;
  readonly requestId: string;
  /** Null where nobody remembers it. */
  readonly look: KnownLook | null;
};

/**
 * What a guest sees when the server cannot draw a page: it stands on nothing that may be missing just then, neither
 * database nor assets, and asks again by itself.
 */
export async function waitPage(input: Input, { seconds, nonce, requestId, look }: Wait): Promise<string> {
  const language = languageOf(input);
  const { i18n } = await textsFor(language);
  const title = text(i18n._('One moment, please'));
  const name = look && text(look.hotelName);
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${Math.max(5, seconds)}"><title>${name ? `${name} · ${title}` : title}</title>
<style nonce="${nonce}">:root{color-scheme:light dark}body{font:18px/1.6 system-ui,sans-serif;max-inline-size:560px;margin:16vh auto;padding:0 24px}
h1{font-weight:300;font-size:2.25rem;line-height:1.15}a{color:LinkText}small{opacity:.7;overflow-wrap:anywhere}${look ? dress(look) : ''}</style>
<main>${name ? `<p class="name"><bdi>${name}</bdi></p>` : ''}<h1>${title}</h1><p role="status">${text(i18n._('This page cannot be shown right now. It tries again by itself in a few seconds.'))}</p>
<p><a href="">${text(i18n._('Try again now'))}</a></p><p><small dir="ltr">${text(requestId)}</small></p></main></html>`;
}

export const waitPolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The hotel's colour along the top and on the one thing to press, in its light; nothing has to be fetched for it. */
function dress({ brand, isDark }: KnownLook): string {
  const fill = solidColour(brand);
  const ink = writeColour(rgbOf(inkOn(oklabOf(readColour(fill)))));
  return `${isDark ? ':root{color-scheme:dark}' : ''}html{border-block-start:6px solid ${fill};min-block-size:100%;box-sizing:border-box}
.name{font-size:1.25rem;font-weight:600;overflow-wrap:anywhere}main a{display:inline-block;padding:12px 24px;border-radius:10px;background:${fill};color:${ink};text-decoration:none}`;
}

/** The language of the address, or the first of the browser's that we speak. */
function languageOf({ url, acceptLanguage }: Input): Language {
  const [, asked = ''] = /[?&]lang=([a-z]{2})(?:&|$)/.exec(url) ?? [];
  const requested = acceptLanguage.split(',', 20).map((part) => part.trim().slice(0, 2).toLowerCase());
  const known = (code: string): Language | undefined =>
    languages.find((language) => language === (code === 'nb' || code === 'nn' ? 'no' : code));
  return known(asked) ?? requested.map(known).find((language) => language !== undefined) ?? 'en';
}
