import type { DiscardedHouse } from '@stayfront/contract/desk/house/draft';
import type { importHouse as route } from '@stayfront/contract/desk/house/file';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteInput } from '@stayfront/contract/route';
import { compareDocuments } from '@stayfront/rules/house-draft/compare-documents';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { isSameValue } from '@stayfront/rules/house-draft/same-value';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { noteOperator } from '../operator/note-operator.ts';
import { checkHouse } from './check-house.ts';
import { describeDraft } from './describe-draft.ts';
import { isSeen } from './is-seen.ts';
import { keepDraft, redraftOf, type Editing } from './keep-draft.ts';
import { openHouse } from './open-house.ts';
import { faulty } from './replace-house.ts';

/** Takes a document as the draft of a house. What was in the draft before and says something else is told. */
export function importHouse(
  db: Db,
  hotel: Hotel,
  { number, document }: RouteInput<typeof route>['body'],
  editing: Editing,
): Promise<DiscardedHouse | Refusal<'house.draft_changed' | 'house.faulty'>> {
  return inHotel(db, hotel.hotelId, async (tx) => {
    const { now, by } = editing;
    const house = await openHouse(tx, hotel, now);
    if (!isSeen(house.fields, number)) return refuse('house.draft_changed');
    const checked = checkHouse(document, hotel);
    if ('faults' in checked) return faulty(checked.faults);
    const given: Fields = checked.document;
    const open = new Set(house.conflicts.keys());
    const kept = await keepDraft(tx, house, redraftOf(house, given, editing, open), now);
    const discarded = compareDocuments(given, house.document).filter(
      ({ path, after }) => !isSameValue(readField(house.published, path), after),
    );
    const detail = { fields: kept.fields.length };
    await noteOperator(tx, hotel.hotelId, { happenedAt: now, who: by, what: 'house.imported', detail });
    return { draft: await describeDraft(tx, kept), discarded };
  });
}
