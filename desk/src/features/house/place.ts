import { entriesOf, nameInList } from '@stayfront/rules/house-draft/entries';
import { fieldChange, type FieldChange } from '@stayfront/rules/house-draft/field-change';
import { joinPath, splitPath } from '@stayfront/rules/house-draft/field-path';
import { fieldOf, isFields, withField, type Fields } from '@stayfront/rules/house-draft/fields';
import { readField } from '@stayfront/rules/house-draft/read-field';

/** Where something stands: the field of the draft, and the steps inside of it where that field is a list without ids. */
export type Place = { readonly path: string; readonly inside: readonly string[] };

/** Faults and forms point into such lists by numbers, `weekdayRules/3/endDate`; a draft has the list as one value. */
export function placeOf(document: Fields, address: string): Place {
  const steps = splitPath(address);
  let value: unknown = document;
  for (const [at, step] of steps.entries()) {
    const name = nameInList(steps.slice(0, at));
    const entries = name === undefined ? null : entriesOf(value, name);
    if (entries) value = entries.get(step);
    else if (Array.isArray(value)) return { path: joinPath(steps.slice(0, at)), inside: steps.slice(at) };
    else value = isFields(value) ? fieldOf(value, step) : undefined;
  }
  return { path: address, inside: [] };
}

/** What stands at an address, also inside of lists. */
export function readPlace(document: Fields, address: string): unknown {
  const { path, inside } = placeOf(document, address);
  return inside.reduce<unknown>(stepInto, readField(document, path));
}

const stepInto = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) return (value as unknown[])[Number(step)];
  return isFields(value) ? fieldOf(value, step) : undefined;
};

/** What has to be changed of a document to have a value at an address; undefined takes it out. */
export function changeAt(document: Fields, address: string, value: unknown): FieldChange {
  const { path, inside } = placeOf(document, address);
  const before = readField(document, path);
  return fieldChange(path, before, inside.length === 0 ? value : writeInside(before, inside, value));
}

function writeInside(around: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  const next = rest.length === 0 ? value : writeInside(stepInto(around, step), rest, value);
  if (!Array.isArray(around)) return withField(isFields(around) ? around : {}, step, next);
  const at = Number(step);
  return next === undefined ? around.toSpliced(at, 1) : around.with(at, next);
}
