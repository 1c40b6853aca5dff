import type { ChangeHouseBody, ChangedHouse, DraftConflict } from '@stayfront/contract/desk/house/draft';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { DraftField } from '@stayfront/rules/house-draft/draft';
import type { FieldChange } from '@stayfront/rules/house-draft/field-change';
import { isWithin } from '@stayfront/rules/house-draft/field-path';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { typeChanges, type Conflict } from '@stayfront/rules/house-draft/merge-changes';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { checkDocument } from '../content/check-document.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { unknownFields } from './check-house.ts';
import { describeDraft } from './describe-draft.ts';
import { isTooLarge } from './is-too-large.ts';
import { keepDraft, redraftOf, type Editing } from './keep-draft.ts';
import { openHouse } from './open-house.ts';

/**
 * Changes fields of a house's draft. Where something else stands than whoever typed has seen, it is left and told, and
 * the rest is done: nobody's second sentence waits for the first.
 */
export function changeHouse(
  db: Db,
  hotel: Hotel,
  { changes, since }: ChangeHouseBody,
  editing: Editing,
): Promise<ChangedHouse | Refusal<'input.invalid' | 'house.too_large'>> {
  return inHotel(db, hotel.hotelId, async (tx) => {
    const house = await openHouse(tx, hotel, editing.now);
    const typed = typeChanges(house.document, changes);
    const unknown = findUnknown(changes, house.document, typed.document);
    if (unknown) return unknown;
    const fields = redraftOf(house, typed.document, editing);
    if (isTooLarge(fields)) return refuse('house.too_large');
    const kept = await keepDraft(tx, house, fields, editing.now);
    const conflicts = typed.conflicts.map((conflict) => describeConflict(conflict, house.fields));
    return { draft: await describeDraft(tx, kept, since), conflicts };
  });
}

/** Fields that no release up to this one knows are misspelt, and would stay in the draft unseen. */
function findUnknown(changes: readonly FieldChange[], before: Fields, after: Fields): Refusal<'input.invalid'> | null {
  const checked = checkDocument(after);
  const unknown = 'faults' in checked ? unknownFields(after, checked.faults) : [];
  const errors = unknown
    .filter((path) => readField(before, path) === undefined)
    .map((path) => {
      const place = changes.findIndex((change) => isWithin(path, change.path) || isWithin(change.path, path));
      const message = `There is no field "${path}": correct its name`;
      return { field: `changes.${Math.max(0, place)}.path`, code: 'input.unknown', message };
    });
  return errors.length > 0 ? { refused: 'input.invalid', errors } : null;
}

function describeConflict({ change, theirs }: Conflict, fields: readonly DraftField[]): DraftConflict {
  const { path, after: mine } = change;
  const theirField = fields.find((field) => isWithin(path, field.path) || isWithin(field.path, path));
  return {
    path,
    ...(theirs === undefined ? {} : { theirs }),
    ...(mine === undefined ? {} : { mine }),
    by: theirField?.by ?? null,
    at: theirField ? new Date(theirField.at).toISOString() : null,
  };
}
