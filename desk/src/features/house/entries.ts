import { entriesOf, nameInList } from '@stayfront/rules/house-draft/entries';
import { fieldChange, type FieldChange } from '@stayfront/rules/house-draft/field-change';
import { joinPath, orderStep } from '@stayfront/rules/house-draft/field-path';
import { fieldOf, type Fields } from '@stayfront/rules/house-draft/fields';

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

/** Last in the order first: whoever takes it back has it where it was. */
export function changesToTakeOut(document: Fields, list: string, id: string): FieldChange[] {
  const entries = readEntries(document, list);
  const ids = entries.map((one) => one.id);
  const last = [...ids.filter((one) => one !== id), id];
  const taken = fieldChange(joinPath([list, id]), entries.find((one) => one.id === id)?.entry, undefined);
  return ids.at(-1) === id ? [taken] : [orderChange(list, ids, last), taken];
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
