import { maxRooms, type GuestBounds, type Guests } from '../stay/guests.ts';
import { fits } from '../stay/occupancy.ts';
import type { Grid } from './grid.ts';
import { cheapestProduct, type PricedRun } from './cheapest-product.ts';
import type { RunOffers } from './run-offers.ts';

/** A room of a mix: who sleeps in it, at which product. */
export type MixedRoom = PricedRun & { readonly guests: Guests };

/**
 * The party in as few rooms as it takes, two at least, each at its cheapest product; null where even four will not do.
 * For those who fit into no room together, or whose room is taken while smaller ones are free.
 */
export function findRoomMix(
  grid: Grid,
  arrival: number,
  nights: number,
  party: Guests,
  bounds: GuestBounds,
  offers: RunOffers | null = null,
): MixedRoom[] | null {
  for (let count = 2; count <= Math.min(maxRooms, party.adults); count++) {
    const groups = splitParty(party, count);
    if (!groups.every((group) => isWithin(group, bounds) && grid.rooms.some((room) => fits(room, group)))) continue;
    const mix = placeGroups(grid, arrival, nights, groups, offers);
    if (mix) return mix;
  }
  return null;
}

/** Adults as evenly as they go; children where there are fewer adults, so that the groups stay about equally large. */
function splitParty(party: Guests, count: number): Guests[] {
  const groups = Array.from({ length: count }, () => ({ adults: 0, children: 0, infants: 0, ages: [] as number[] }));
  const size = (group: Guests): number => group.adults + group.children + group.infants;
  const smallest = () => groups.reduce((a, b) => (size(b) < size(a) ? b : a));
  for (let left = party.adults; left > 0; left--) smallest().adults += 1;
  for (const [kind, first] of [
    ['children', 0],
    ['infants', party.children],
  ] as const)
    for (let place = 0; place < party[kind]; place++) {
      const group = smallest();
      group[kind] += 1;
      group.ages.push(party.ages?.[first + place] ?? 0);
    }
  return groups.map(({ ages, ...counts }) => (party.ages && ages.length > 0 ? { ...counts, ages } : counts));
}

/** A cheapest room for each group; a room that one group has is not free for the next. */
function placeGroups(
  grid: Grid,
  arrival: number,
  nights: number,
  groups: readonly Guests[],
  offers: RunOffers | null,
): MixedRoom[] | null {
  const used = new Map<number, number>();
  const mix: MixedRoom[] = [];
  for (const guests of groups) {
    const run = cheapestProduct(grid, arrival, nights, guests, { used, offers });
    if (!run) return null;
    const room = grid.products[run.product]?.room ?? 0;
    used.set(room, (used.get(room) ?? 0) + 1);
    mix.push({ ...run, guests });
  }
  return mix;
}

const isWithin = (guests: Guests, bounds: GuestBounds): boolean =>
  guests.adults >= bounds.adults.min && guests.children >= bounds.children.min && guests.infants >= bounds.infants.min;
