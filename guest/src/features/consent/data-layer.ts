import { consentSignals, type ConsentChoice } from '../../app/flow/consent.ts';
import type { TagEntry } from './tag-entries.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const host = 'https://www.googletagmanager.com';

/** The list a tag manager reads, and the manager itself: fetched once a guest has agreed to anything, never before. */
export type DataLayer = { push(entry: TagEntry): void; consent(choice: ConsentChoice | null): void };

export function openDataLayer(containerId: string): DataLayer {
  const layer = (window.dataLayer ??= []);
  let isFetched = false;
  let isAnswered = false;
  layer.push(command('consent', 'default', signalsOf(null)));
  return {
    push(entry) {
      // What an entry does not name must not be read out of the one before it.
      layer.push({ ecommerce: null }, entry);
    },
    consent(choice) {
      if (!choice) return;
      const update = command('consent', 'update', signalsOf(choice));
      // Nobody has read the list yet: all of it is told under the answer, not under the silence before it.
      if (isFetched || isAnswered) layer.push(update);
      else layer.splice(1, 0, update);
      isAnswered = true;
      const isAllowed = consentSignals.some((signal) => choice[signal]);
      if (!isAllowed) forgetCookies();
      if (!isAllowed || isFetched) return;
      isFetched = true;
      layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      const script = document.createElement('script');
      script.async = true;
      script.src = `${host}/gtm.js?id=${encodeURIComponent(containerId)}`;
      document.head.append(script);
    },
  };
}

const signalsOf = (choice: ConsentChoice | null) =>
  Object.fromEntries(consentSignals.map((signal) => [signal, choice?.[signal] ? 'granted' : 'denied']));

/** A tag manager knows a command by its kind of list: not an array, but what a function was called with. */
function command(..._said: readonly unknown[]): IArguments {
  return arguments;
}

/** Whoever says no has the cookies taken away that an earlier yes had let in. */
function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!/^_(ga|gid|gat|gcl)/.test(name)) continue;
    for (const domain of domainsOf(location.hostname))
      document.cookie = `${name}=; path=/; max-age=0${domain === '' ? '' : `; domain=${domain}`}`;
  }
}

/** This host and all above it: tags set their cookies as high up as they may. */
function domainsOf(hostname: string): string[] {
  const parts = hostname.split('.');
  return ['', ...parts.map((_, place) => parts.slice(place).join('.'))];
}
