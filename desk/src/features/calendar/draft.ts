import { nothingPending, type Edits, type Pending } from './pending.ts';

/** What a device keeps of what was typed and not saved, so that it survives a reload. */
export type KeptDraft = { readonly version: 1; readonly edits: Edits; readonly past: Pending['past'] };

/** So many steps back go along; a year of prices in one step is many nights, and a device keeps only so much. */
const mostSteps = 200;

export const draftOf = ({ edits, past }: Pending): KeptDraft => ({ version: 1, edits, past: past.slice(-mostSteps) });

/** A draft of before, or of another version of the desk, is none. */
export function pendingOf(kept: KeptDraft | null): Pending {
  if (kept?.version !== 1 || typeof kept.edits !== 'object') return nothingPending;
  return { edits: kept.edits, past: kept.past, future: [] };
}
