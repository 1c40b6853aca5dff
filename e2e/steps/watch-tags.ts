import type { Page } from '@playwright/test';
import { TagEntry } from './tag-schema.ts';

export const tagManager = 'https://www.googletagmanager.com';

/** What a page told its data layer, and where it was; and every host that anything was asked of. */
export type Watched = {
  readonly told: { readonly path: string; readonly entry: unknown }[];
  /** The hosts besides our own, and the scripts of the tag manager with the page that asked for each. */
  readonly strangers: Set<string>;
  readonly managers: string[];
  /** Everything that was asked of anybody, with the page that the guest was on. */
  readonly asked: { readonly on: string; readonly host: string }[];
  /** The entries that say something happened, each checked against what is promised. */
  events(): TagEntry[];
};

/**
 * Reads the data layer as a tag manager would, in this page and all it leads to. The manager itself is played: nothing
 * leaves the machine. A payment provider's stand-in is let through.
 */
export async function watchTags(page: Page, baseURL: string, provider?: string): Promise<Watched> {
  const told: Watched['told'] = [];
  const strangers = new Set<string>();
  const managers: string[] = [];
  const asked: Watched['asked'] = [];
  const own = new URL(baseURL).host;
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    const { pathname } = new URL(page.url());
    asked.push({ on: pathname, host });
    if (host !== own) strangers.add(host);
    if (request.url().startsWith(`${tagManager}/gtm.js`)) managers.push(pathname);
  });
  await page.route(
    (url) => url.protocol.startsWith('http') && url.host !== own && url.origin !== provider,
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.tagsCame = (window.tagsCame ?? 0) + 1;' }),
  );
  await page.exposeFunction('noteTold', (path: string, entry: unknown) => told.push({ path, entry }));
  await page.addInitScript(() => {
    const asWindow = window as unknown as {
      dataLayer?: unknown[];
      noteTold?: (path: string, entry: unknown) => void;
    };
    const layer: unknown[] = [];
    const note = (entry: unknown): void => {
      const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
      asWindow.noteTold?.(location.pathname, isCommand ? Array.from(entry as ArrayLike<unknown>) : entry);
    };
    const { push, splice } = layer;
    layer.push = (...entries) => {
      entries.forEach(note);
      return push.apply(layer, entries);
    };
    layer.splice = (start: number, count: number, ...entries: unknown[]) => {
      entries.forEach(note);
      return splice.call(layer, start, count, ...entries);
    };
    asWindow.dataLayer = layer;
  });
  return {
    told,
    strangers,
    managers,
    asked,
    events: () =>
      told
        .map(({ entry }) => entry)
        .filter((entry) => !Array.isArray(entry) && isNamed(entry))
        .map((entry) => TagEntry.parse(entry)),
  };
}

const isNamed = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'event' in entry && entry.event !== 'gtm.js';
