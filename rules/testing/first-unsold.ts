import type { Grid } from '../grid/grid.ts';
import { nightPrice, whyNoNightPrice } from '../grid/person-prices.ts';
import type { Party } from '../pricing/party.ts';

/** Why the first night that is not sold to a party is not. */
export function firstUnsold(grid: Grid, product: number, arrival: number, nights: number, party: Party): string | null {
  const places = Array.from({ length: nights }, (_, night) => arrival + night).filter((day) => day < grid.days);
  const day = places.find((place) => Number.isNaN(nightPrice(grid, product, place, party)));
  return day === undefined ? null : whyNoNightPrice(grid, product, day, party).kind;
}
