import { matchPath } from 'react-router';
import { registeredScreens } from './registered-screens.ts';
import type { Screen } from './screen.ts';

export type FoundPage =
  | { readonly kind: 'hotel'; readonly hotelId: number; readonly route: Screen | null }
  | { readonly kind: 'chain'; readonly chainId: number }
  | { readonly kind: 'parts' }
  | { readonly kind: 'none' };

/** Which page an address means; a hotel's address with nothing behind it keeps the hotel, so that it can lead home. */
export function findPage(pathname: string): FoundPage {
  if (matchPath('/__parts', pathname)) return { kind: 'parts' };
  const chain = /^\/hotel-chain\/(\d{1,10})\/?$/.exec(pathname);
  if (chain) return { kind: 'chain', chainId: Number(chain[1]) };
  const hotel = /^\/(\d{1,10})(?:\/|$)/.exec(pathname);
  if (!hotel) return { kind: 'none' };
  const route = registeredScreens().find(({ path }) =>
    matchPath(path === '' ? '/:hotelId' : `/:hotelId/${path}`, pathname),
  );
  return { kind: 'hotel', hotelId: Number(hotel[1]), route: route ?? null };
}
