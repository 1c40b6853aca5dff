import { editedNights, type Edits } from './pending.ts';
import { fieldNames, savedField, type FieldName, type NightFields, type ReadSheet, type RowId } from './sheet.ts';

/** A field that was typed here and has been saved differently by somebody else since. */
export type Conflict = {
  readonly rowId: RowId;
  readonly date: string;
  readonly field: FieldName;
  /** What was saved when it was typed, what is saved now, and what was typed. */
  readonly saved: NightFields[FieldName];
  readonly theirs: NightFields[FieldName];
  readonly mine: NightFields[FieldName];
};

/** Where others have changed what is pending here; who has saved the same as was typed is no conflict. */
export function conflictsOf(sheet: ReadSheet, edits: Edits): Conflict[] {
  return editedNights(edits).flatMap(({ rowId, date, edit }) => {
    const night = sheet.nightOf(rowId, date);
    if (!night) return [];
    return fieldNames.flatMap((field): Conflict[] => {
      const mine = edit.set[field];
      if (mine === undefined) return [];
      const [theirs, saved] = [savedField(night, sheet.rows.get(rowId), field), edit.was[field]];
      return theirs === saved || theirs === mine ? [] : [{ rowId, date, field, saved, theirs, mine }];
    });
  });
}
