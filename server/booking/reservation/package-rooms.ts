import type { Quote } from '@stayfront/rules/booking/quote';

/** Those of some rooms that are sold in a package, as the database takes them; null where none is. */
export function packageRooms(stays: readonly { readonly quote: Quote }[]) {
  const quotes = stays.map(({ quote }) => quote).filter(({ packageId }) => packageId !== null);
  if (quotes.length === 0) return null;
  return {
    packages: quotes.map(({ packageId }) => packageId),
    arrivals: quotes.map(({ arrival }) => arrival),
    departures: quotes.map(({ departure }) => departure),
  };
}
