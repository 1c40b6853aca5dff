import type { settleHouse as route } from '@stayfront/contract/desk/house/draft';
import type { HouseDraft } from '@stayfront/contract/desk/house/shapes';
import type { RouteInput } from '@stayfront/contract/route';
import { overwriteFields } from '@stayfront/rules/house-draft/merge-changes';
import { isSameValue } from '@stayfront/rules/house-draft/same-value';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { describeDraft } from './describe-draft.ts';
import { keepDraft, redraftOf, type Editing } from './keep-draft.ts';
import { openHouse } from './open-house.ts';

/** Keeps mine or theirs in fields that were published by others meanwhile, where theirs is what was looked at. */
export function settleHouse(
  db: Db,
  hotel: Hotel,
  { choices }: RouteInput<typeof route>['body'],
  editing: Editing,
): Promise<HouseDraft> {
  return inHotel(db, hotel.hotelId, async (tx) => {
    const house = await openHouse(tx, hotel, editing.now);
    const fitting = choices.filter(({ path, keep, theirs }) => {
      const conflict = house.conflicts.get(path);
      return conflict && isSameValue(conflict.theirs, theirs) && (keep === 'theirs' || conflict.canKeepMine);
    });
    const theirs = fitting
      .filter(({ keep, path }) => keep === 'theirs' && house.conflicts.get(path)?.canKeepMine)
      .map(({ path, theirs: after }) => ({ path, after }));
    const document = overwriteFields(house.document, theirs);
    const settled = new Set(fitting.map(({ path }) => path));
    return describeDraft(tx, await keepDraft(tx, house, redraftOf(house, document, editing, settled), editing.now));
  });
}
