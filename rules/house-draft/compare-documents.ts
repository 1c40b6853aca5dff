import { entriesOf, nameInList, type Entries } from './entries.ts';
import { fieldChange, type FieldChange } from './field-change.ts';
import { joinPath, orderStep } from './field-path.ts';
import { fieldOf, isFields, type Fields } from './fields.ts';
import { isSameValue } from './same-value.ts';

/** What has to be changed of one document to have the other, field by field. No change lies in another. */
export function compareDocuments(before: Fields, after: Fields): FieldChange[] {
  const changes: FieldChange[] = [];
  compareFields([], before, after, changes);
  return changes;
}

function compareFields(steps: readonly string[], before: Fields, after: Fields, changes: FieldChange[]): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    compareValues([...steps, name], fieldOf(before, name), fieldOf(after, name), changes);
}

function compareValues(steps: readonly string[], before: unknown, after: unknown, changes: FieldChange[]): void {
  if (isSameValue(before, after)) return;
  if (isFields(before) && isFields(after)) return compareFields(steps, before, after, changes);
  const name = nameInList(steps);
  const [were, are] = name === undefined ? [null, null] : [entriesOf(before, name), entriesOf(after, name)];
  if (were && are) return compareEntries(steps, were, are, changes);
  changes.push(fieldChange(joinPath(steps), before, after));
}

function compareEntries(steps: readonly string[], before: Entries, after: Entries, changes: FieldChange[]): void {
  for (const [id, entry] of before)
    if (!after.has(id)) changes.push(fieldChange(joinPath([...steps, id]), entry, undefined));
  for (const [id, entry] of after) {
    const was = before.get(id);
    if (was) compareFields([...steps, id], was, entry, changes);
    else changes.push(fieldChange(joinPath([...steps, id]), undefined, entry));
  }
  const [were, are] = [[...before.keys()], [...after.keys()]];
  const byItself = [...were.filter((id) => after.has(id)), ...are.filter((id) => !before.has(id))];
  if (byItself.some((id, place) => id !== are[place]))
    changes.push(fieldChange(joinPath([...steps, orderStep]), were, are));
}
