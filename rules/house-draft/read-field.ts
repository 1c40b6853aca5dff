import { entriesOf, nameInList } from './entries.ts';
import { orderStep, splitPath } from './field-path.ts';
import { fieldOf, isFields, type Fields } from './fields.ts';

/** What stands at a path; undefined where nothing does. */
export const readField = (document: Fields, path: string): unknown => readSteps(document, splitPath(path));

export function readSteps(document: Fields, steps: readonly string[]): unknown {
  let value: unknown = document;
  for (const [place, step] of steps.entries()) {
    const name = nameInList(steps.slice(0, place));
    const entries = name === undefined ? null : entriesOf(value, name);
    if (entries) {
      if (step === orderStep) return place === steps.length - 1 ? [...entries.keys()] : undefined;
      value = entries.get(step);
    } else value = isFields(value) ? fieldOf(value, step) : undefined;
  }
  return value;
}
