import type { GooglePrices } from '@stayfront/contract/desk/google-prices';

type Product = GooglePrices['products'][number];

/** Products that are told in the same way for the same reasons, with their rooms and the rates of each. */
export type AlikeProducts = Pick<Product, 'way' | 'why'> & { readonly rooms: ReadonlyMap<string, readonly string[]> };

/** What is not told by nights, gathered by why: in most houses that is one reason or two. */
export function groupWays(products: readonly Product[]): AlikeProducts[] {
  const groups = new Map<string, Pick<Product, 'way' | 'why'> & { rooms: Map<string, string[]> }>();
  for (const { way, why, roomName, ratePlanName } of products) {
    if (way === 'nights') continue;
    const key = [way, ...why].join(' ');
    const group = groups.get(key) ?? { way, why, rooms: new Map<string, string[]>() };
    groups.set(key, group);
    group.rooms.set(roomName, [...(group.rooms.get(roomName) ?? []), ratePlanName]);
  }
  return [...groups.values()];
}
