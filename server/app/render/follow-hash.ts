/**
 * Older links have their page behind a hash, which only the browser sees: /#/1001/room/double?checkIn=… It stays in the
 * address when the root leads on to a hotel, so the hotel's first page looks for one as well. A page behind the hash
 * is a path of its own, below its own hotel or the one of the address; a number alone is the hotel of an address that
 * has none. Whatever is written there, the address made out of it begins with our own origin.
 */
export const followHash = (otherwise = ''): string => String.raw`{
const [house = ''] = /^\/[1-9]\d{0,9}(?=\/|$)/.exec(location.pathname) ?? [];
const hash = location.hash.replace(/^#!?/, '');
const [, first] = /^\/([1-9]\d{0,9}|[a-z]+(?:-[a-z]+)*)(?:[/?]|$)/.exec(hash) ?? [];
const pages = ['hotel-chain', 'packages', 'package', 'room', 'bundle', 'maintenance', 'checkout', 'reservation', 'cancel', 'customer-account', 'config'];
const path = first === undefined
  ? house === '' && /^[1-9]\d{0,9}$/.test(hash) ? '/' + hash + location.pathname.replace(/^\/$/, '') : undefined
  : /^\d/.test(first) || first === 'hotel-chain' ? hash : pages.includes(first) ? house + hash : undefined;
if (path !== undefined) {
  const to = new URL(location.origin + path);
  for (const [name, value] of new URLSearchParams(location.search))
    if (!to.searchParams.has(name)) to.searchParams.append(name, value);
  location.replace(location.origin + to.pathname + to.search);
} ${otherwise}
}`;

/** The root, a hotel's home, and whatever has no hotel: what an old link can have led to. */
export const mayHaveHash = (url: string): boolean => !/^\/(?:[1-9]\d{0,9}\/[^?]|hotel-chain\/)/.test(url);
