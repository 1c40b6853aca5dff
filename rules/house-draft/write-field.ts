import { entriesOf, nameInList } from './entries.ts';
import { orderStep, splitPath } from './field-path.ts';
import { fieldOf, isFields, withField, type Fields } from './fields.ts';
import { isOrder, reorder } from './order.ts';
import { readSteps } from './read-field.ts';

/**
 * The document with another value at a path; undefined takes the field out, or the entry of a list. Null where there is no
 * place for it: an entry that is not there has no fields, and an entry is called by its id.
 */
export const writeField = (document: Fields, path: string, value: unknown): Fields | null =>
  writeSteps(document, [], splitPath(path), value) as Fields | null;

/** The same where the objects around the field are there already: who knew them meant them. */
export function writeKnownField(document: Fields, path: string, value: unknown): Fields | null {
  const steps = splitPath(path);
  const around = readSteps(document, steps.slice(0, -1));
  return isFields(around) || Array.isArray(around) ? writeField(document, path, value) : null;
}

/** `around` with the value at the rest of the steps; null where it has no place there. */
function writeSteps(
  around: unknown,
  done: readonly string[],
  [step = '', ...rest]: readonly string[],
  value: unknown,
): unknown {
  const at = [...done, step];
  const name = nameInList(done);
  if (name !== undefined && (around === undefined || Array.isArray(around)))
    return around === undefined && value === undefined ? null : writeEntry(around ?? [], name, { at, rest, value });
  if (around !== undefined && !isFields(around)) return null;
  const fields = around ?? {};
  if (rest.length === 0) return value === undefined && around === undefined ? null : withField(fields, step, value);
  const inner = writeSteps(fieldOf(fields, step), at, rest, value);
  return inner === null ? null : withField(fields, step, inner);
}

type Writing = { readonly at: readonly string[]; readonly rest: readonly string[]; readonly value: unknown };

function writeEntry(list: unknown, name: string, { at, rest, value }: Writing): unknown {
  const entries = entriesOf(list, name);
  const id = at.at(-1) ?? '';
  if (!entries) return null;
  if (id === orderStep) {
    if (rest.length > 0 || !isOrder(value)) return null;
    return reorder([...entries.keys()], value).map((one) => entries.get(one));
  }
  const entry = entries.get(id);
  const next = rest.length === 0 ? value : entry && writeSteps(entry, at, rest, value);
  if (next === undefined && rest.length === 0) return [...entries.values()].filter((one) => one !== entry);
  if (!isFields(next) || fieldOf(next, name) !== id) return null;
  return entry ? [...entries.values()].map((one) => (one === entry ? next : one)) : [...entries.values(), next];
}
