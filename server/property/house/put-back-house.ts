import type { PublishedHouse } from '@stayfront/contract/desk/house/versions';
import { isRefusal, refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import { compareDocuments } from '@stayfront/rules/house-draft/compare-documents';
import { withField } from '@stayfront/rules/house-draft/fields';
import type { Tx } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { readVersionDocument } from './house-version.store.ts';
import type { Editing } from './keep-draft.ts';
import { houseWith, openHouse, type OpenHouse } from './open-house.ts';
import type { PublishDeps } from './publish-house.ts';
import { replaceHouse, type FindBookedRooms } from './replace-house.ts';

type Wish = { readonly version: number; readonly published: number };

/** Puts an older version in place of what guests see, as a new one, once for each key. The draft stays. */
export const putBackHouse = (
  { db, findBookedRooms }: PublishDeps,
  hotel: Hotel,
  { idempotencyKey: key, ...body }: Wish & { readonly idempotencyKey: string },
  editing: Editing,
): Promise<PublishedHouse | RefusedBy<typeof putBack> | Refusal<'idempotency.mismatch'>> =>
  once(db, { hotelId: hotel.hotelId, operation: 'putBackHouse', key, body }, editing.now, async (tx) =>
    putBack(tx, await openHouse(tx, hotel, editing.now), body, { ...editing, findBookedRooms }),
  );

async function putBack(
  tx: Tx,
  house: OpenHouse,
  { version: putBackVersion, published: seen }: Wish,
  { by, now, findBookedRooms }: Editing & { readonly findBookedRooms: FindBookedRooms },
): Promise<
  | PublishedHouse
  | RefusedBy<typeof replaceHouse>
  | Refusal<'house.version_changed' | 'house.version_unknown' | 'house.nothing'>
> {
  const { hotel, live } = house;
  if (live.version !== seen) return refuse('house.version_changed');
  const kept = await readVersionDocument(tx, hotel.hotelId, putBackVersion);
  if (!kept) return refuse('house.version_unknown');
  // Whoever runs the installation may have put the hotel into another chain since.
  const document = withField(kept, 'chainId', hotel.document.chainId);
  if (compareDocuments(house.published, document).length === 0) return refuse('house.nothing');
  const how = { by, how: 'put-back', putBack: putBackVersion, now } as const;
  const replaced = await replaceHouse(tx, house, document, how, findBookedRooms);
  if (isRefusal(replaced)) return replaced;
  const { published, version } = replaced;
  return { version, left: houseWith({ ...house, published }).fields.length };
}
