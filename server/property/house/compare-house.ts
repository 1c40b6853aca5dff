import type { compareHouse as route, HouseDifferences } from '@stayfront/contract/desk/house/versions';
import { isRefusal, type Refusal } from '@stayfront/contract/problem';
import type { RouteInput } from '@stayfront/contract/route';
import { compareDocuments } from '@stayfront/rules/house-draft/compare-documents';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { readSide } from './read-side.ts';

/** In which fields two versions of a house differ. */
export const compareHouse = (
  db: Db,
  hotel: Hotel,
  { from, to }: RouteInput<typeof route>['query'],
): Promise<HouseDifferences | Refusal<'house.version_unknown'>> =>
  inHotel(
    db,
    hotel.hotelId,
    async (tx) => {
      const before = await readSide(tx, hotel, from);
      const after = await readSide(tx, hotel, to);
      if (isRefusal(before)) return before;
      if (isRefusal(after)) return after;
      return { from, to, changes: compareDocuments(before.found, after.found) };
    },
    'read only',
  );
