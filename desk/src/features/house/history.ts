import { fieldChange, type FieldChange } from '@stayfront/rules/house-draft/field-change';

/** What one key or one button did, with the way back. */
export type Step = { readonly changes: readonly FieldChange[]; readonly at: number };

/** Steps back and forth. */
export type History = { readonly past: readonly Step[]; readonly future: readonly Step[] };

export const noHistory: History = { past: [], future: [] };

/** Words that are typed into a field without a pause are one step. */
const pause = 1000;

export function withStep({ past }: History, step: Step): History {
  const last = past.at(-1);
  const joined = last && joinedSteps(last, step);
  return { past: joined ? [...past.slice(0, -1), joined] : [...past, step], future: [] };
}

function joinedSteps(last: Step, next: Step): Step | null {
  const [was, ...others] = last.changes;
  const [is, ...more] = next.changes;
  if (!was || !is || others.length > 0 || more.length > 0 || was.path !== is.path) return null;
  if (typeof is.after !== 'string' || typeof was.after !== 'string' || next.at - last.at > pause) return null;
  return { changes: [fieldChange(is.path, was.before, is.after)], at: next.at };
}

/** The changes that take others back. */
export const reversed = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.toReversed().map(({ path, before, after }) => fieldChange(path, after, before));
