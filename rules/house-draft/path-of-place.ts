import { entriesOf, nameInList } from './entries.ts';
import { joinPath } from './field-path.ts';
import { fieldOf, isFields, type Fields } from './fields.ts';

/** The path of a place that is told by steps and numbers: an entry of a list by its id, where it has one. */
export function pathOfPlace(document: Fields, place: readonly PropertyKey[]): string {
  const steps: string[] = [];
  let value: unknown = document;
  for (const key of place) {
    const name = nameInList(steps);
    const next: unknown = Array.isArray(value)
      ? value[Number(key)]
      : isFields(value)
        ? fieldOf(value, String(key))
        : undefined;
    const id = name !== undefined && entriesOf(value, name) && isFields(next) ? fieldOf(next, name) : undefined;
    steps.push(typeof id === 'string' ? id : String(key));
    value = next;
  }
  return joinPath(steps);
}
