import { fieldOf, isFields, type Fields } from './fields.ts';
import { orderStep } from './field-path.ts';

/** The lists of a document whose entries go by a name of their own, and what that name is called in them. */
const names: ReadonlyMap<string, string> = new Map([
  ['pictures', 'id'],
  ['rooms', 'id'],
  ['cancellationPolicies', 'id'],
  ['ratePlans', 'id'],
  ['services', 'id'],
  ['packages', 'id'],
  ['promotions', 'code'],
  ['offers', 'id'],
  ['taxes', 'id'],
]);

/** What the entries of the list at these steps are called by; undefined where they have no name. */
export const nameInList = (steps: readonly string[]): string | undefined =>
  steps.length === 1 ? names.get(steps[0] ?? '') : undefined;

export type Entries = ReadonlyMap<string, Fields>;

/** The entries of a list by their names; null where it is no such list, one has no name or two have the same. */
export function entriesOf(list: unknown, name: string): Entries | null {
  if (!Array.isArray(list)) return null;
  const entries = new Map<string, Fields>();
  for (const entry of list as unknown[]) {
    const id = isFields(entry) ? fieldOf(entry, name) : undefined;
    if (!isFields(entry) || typeof id !== 'string' || id === '' || id === orderStep || entries.has(id)) return null;
    entries.set(id, entry);
  }
  return entries;
}
