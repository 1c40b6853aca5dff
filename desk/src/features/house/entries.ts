import { entriesOf, nameInList } from '@stayfront/rules/house-draft/entries';
import { fieldChange, type FieldChange } from '@stayfront/rules/house-draft/field-change';
import { joinPath, orderStep } from '@stayfront/rules/house-draft/field-path';
import { fieldOf, type Fields } from '@stayfront/rules/house-draft/fields';
import { findUses, withoutUse } from '@stayfront/rules/house-draft/find-uses';
import { overwriteFields } from '@stayfront/rules/house-draft/merge-changes';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { isSameValue } from '@stayfront/rules/house-draft/same-value';
import { reversed } from './history.ts';
import { changeAt, readPlace } from './place.ts';

export type NamedEntry = { readonly id: string; readonly entry: Fields };

/** The entries of a list of the house whose entries have ids: rooms, rate plans, services. */
export function readEntries(document: Fields, list: string): NamedEntry[] {
  const entries = entriesOf(fieldOf(document, list), nameInList([list]) ?? '');
  return [...(entries ?? [])].map(([id, entry]) => ({ id, entry }));
}

const idsOf = (document: Fields, list: string): string[] => readEntries(document, list).map(({ id }) => id);

/** A new one, at the end or behind the one it is like. `make` is given the id it is to have. */
export function changesToAdd(document: Fields, list: string, entry: Fields, behind?: string): FieldChange[] {
  const id = String(fieldOf(entry, nameInList([list]) ?? ''));
  const before = idsOf(document, list);
  const added = fieldChange(joinPath([list, id]), undefined, entry);
  if (behind === undefined || before.at(-1) === behind) return [added];
  const all = [...before, id];
  return [added, orderChange(list, all, before.toSpliced(before.indexOf(behind) + 1, 0, id))];
}

/**
 * Last in the order first: whoever takes it back has it where it was. What points to it goes before, or to another one
 * in its place.
 */
export function changesToTakeOut(document: Fields, list: string, id: string, instead?: string): FieldChange[] {
  const { changes, document: left } = withoutUses(document, list, id, instead);
  const entries = readEntries(left, list);
  const ids = entries.map((one) => one.id);
  const last = [...ids.filter((one) => one !== id), id];
  const taken = fieldChange(joinPath([list, id]), entries.find((one) => one.id === id)?.entry, undefined);
  return [...changes, ...(ids.at(-1) === id ? [taken] : [orderChange(list, ids, last), taken])];
}

type Left = { readonly document: Fields; readonly changes: readonly FieldChange[] };

/** One after the other: two uses may lie in a list that is one field. */
function withoutUses(document: Fields, list: string, id: string, instead?: string): Left {
  let left: Left = { document, changes: [] };
  for (const use of findUses(document, list, id)) {
    if (use.isNeeded && instead === undefined) continue;
    const next = withoutUse(readPlace(left.document, use.address), use, id, instead);
    const change = changeAt(left.document, use.address, next);
    left = { document: overwriteFields(left.document, [change]), changes: [...left.changes, change] };
  }
  return left;
}

/** The changes that take others back, but where something else has come to stand since. */
export function changesBack(document: Fields, changes: readonly FieldChange[]): FieldChange[] {
  const back: FieldChange[] = [];
  let now = document;
  for (const change of reversed(changes)) {
    if (!isSameValue(readField(now, change.path), change.before)) continue;
    back.push(change);
    now = overwriteFields(now, [change]);
  }
  return back;
}

export const changesToOrder = (document: Fields, list: string, ids: readonly string[]): FieldChange[] => [
  orderChange(list, idsOf(document, list), ids),
];

const orderChange = (list: string, before: readonly string[], after: readonly string[]): FieldChange =>
  fieldChange(joinPath([list, orderStep]), before, after);

/** A short word after a name, by which bookings and prices know an entry. It is never changed again. */
export function newId(document: Fields, list: string, name: string): string {
  const word =
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 34)
      .replace(/-+$/, '') || list.toLowerCase().replaceAll(/[^a-z]/g, '');
  const taken = new Set(idsOf(document, list));
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? word : `${word}-${number}`;
    if (!taken.has(id)) return id;
  }
}
