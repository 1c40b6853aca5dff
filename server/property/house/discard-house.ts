import type { DiscardedHouse, discardHouse as route } from '@stayfront/contract/desk/house/draft';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteInput } from '@stayfront/contract/route';
import { compareDocuments } from '@stayfront/rules/house-draft/compare-documents';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { noteOperator } from '../operator/note-operator.ts';
import { describeDraft } from './describe-draft.ts';
import { isSeen } from './is-seen.ts';
import { keepDraft, type Editing } from './keep-draft.ts';
import { openHouse } from './open-house.ts';

/** Takes fields out of a draft. What it answers brings them back, sent as changes. */
export function discardHouse(
  db: Db,
  hotel: Hotel,
  { number, paths }: RouteInput<typeof route>['body'],
  { by, now }: Editing,
): Promise<DiscardedHouse | Refusal<'house.draft_changed'>> {
  return inHotel(db, hotel.hotelId, async (tx) => {
    const house = await openHouse(tx, hotel, now);
    const isChosen = ({ path }: { readonly path: string }): boolean => paths?.includes(path) ?? true;
    if (!isSeen(house.fields.filter(isChosen), number)) return refuse('house.draft_changed');
    const rest = house.fields.filter((field) => !isChosen(field));
    const kept = await keepDraft(tx, house, rest, now);
    const discarded = compareDocuments(kept.document, house.document);
    if (discarded.length > 0) {
      const detail = { fields: discarded.length, paths: discarded.slice(0, 20).map(({ path }) => path) };
      await noteOperator(tx, hotel.hotelId, { happenedAt: now, who: by, what: 'house.discarded', detail });
    }
    return { draft: await describeDraft(tx, kept), discarded };
  });
}
