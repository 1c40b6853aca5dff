import type { listHouseVersions as route } from '@stayfront/contract/desk/house/versions';
import type { RouteAnswer, RouteInput } from '@stayfront/contract/route';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { describeVersion } from './describe-version.ts';
import { readVersions } from './house-version.store.ts';

/** A page of all documents that a hotel had, the newest first. */
export async function listHouseVersions(
  db: Db,
  hotelId: number,
  { before, limit }: RouteInput<typeof route>['query'],
): Promise<RouteAnswer<typeof route>> {
  // One more than is shown says whether there are more.
  const read = await inHotel(db, hotelId, (tx) => readVersions(tx, hotelId, before, limit + 1), 'read only');
  return { versions: read.slice(0, limit).map(describeVersion), hasMore: read.length > limit };
}
