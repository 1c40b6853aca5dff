import type { ChangedHouse, House } from '@stayfront/contract/desk/house/draft';
import { draftOf } from '@stayfront/rules/house-draft/draft';
import { fieldChange, type FieldChange } from '@stayfront/rules/house-draft/field-change';
import { isWithin } from '@stayfront/rules/house-draft/field-path';
import type { Fields } from '@stayfront/rules/house-draft/fields';
import { overwriteFields } from '@stayfront/rules/house-draft/merge-changes';
import { readField } from '@stayfront/rules/house-draft/read-field';
import { isSameValue } from '@stayfront/rules/house-draft/same-value';
import { withDraft } from '../../app/data/with-draft.ts';
import { noHistory, reversed, withStep, type History } from './history.ts';

/** A field in which somebody else wrote first: both are kept until one of them is chosen. */
export type Clash = {
  readonly path: string;
  /** What stood there for who typed; by it the same is told again after a reload. */
  readonly before?: unknown;
  readonly mine?: unknown;
  readonly theirs?: unknown;
  readonly by: string | null;
  readonly at: string | null;
};

/** The house as the server knows it, and what this page has typed over it. */
export type Editing = History & {
  readonly house: House;
  /** On its way to the server. */
  readonly sent: readonly FieldChange[];
  /** Typed since. */
  readonly unsent: readonly FieldChange[];
  readonly clashes: readonly Clash[];
  /** What guests would see with all of it. */
  readonly document: Fields;
};

/** `kept`: what this device had not sent when the page was left. */
export const openEditing = (house: House, kept: readonly FieldChange[] = []): Editing =>
  drawn({ ...noHistory, house, sent: [], unsent: kept, clashes: [], document: house.document });

/** Changes what is typed, as one step that can be taken back. What is so already is no change. */
export function withTyped(editing: Editing, changes: readonly FieldChange[], at: number): Editing {
  const real = changes.filter(({ before, after }) => !isSameValue(before, after));
  if (real.length === 0) return editing;
  return { ...typed(editing, real), ...withStep(editing, { changes: real, at }) };
}

/** One step back; what somebody else has changed since stays as it is. */
export function withUndone(editing: Editing): Editing {
  const { past, future } = editing;
  const step = past.at(-1);
  if (!step) return editing;
  const back = reversed(step.changes).filter((change) => stands(editing, change));
  return { ...typed(editing, back), past: past.slice(0, -1), future: [...future, step] };
}

export function withRedone(editing: Editing): Editing {
  const { past, future } = editing;
  const step = future.at(-1);
  if (!step) return editing;
  const again = step.changes.filter((change) => stands(editing, change));
  return { ...typed(editing, again), past: [...past, step], future: future.slice(0, -1) };
}

const stands = ({ document }: Editing, { path, before }: FieldChange): boolean =>
  isSameValue(readField(document, path), before);

function typed(editing: Editing, changes: readonly FieldChange[]): Editing {
  let { unsent, clashes } = editing;
  for (const change of changes) {
    const clash = clashes.find(({ path }) => path === change.path);
    // Who has not chosen yet goes on in their own words.
    if (clash) clashes = clashes.map((one) => (one === clash ? { ...one, mine: change.after } : one));
    else unsent = folded(unsent, change);
  }
  return drawn({ ...editing, unsent, clashes });
}

/** Keys pressed one after the other in a field are one change, unless something around it was changed in between. */
function folded(unsent: readonly FieldChange[], change: FieldChange): FieldChange[] {
  const at = unsent.findLastIndex(({ path }) => isWithin(path, change.path) || isWithin(change.path, path));
  const known = unsent[at];
  if (known?.path !== change.path) return [...unsent, change];
  const one = fieldChange(change.path, known.before, change.after);
  return isSameValue(one.before, one.after) ? unsent.toSpliced(at, 1) : unsent.toSpliced(at, 1, one);
}

export const withSent = (editing: Editing): Editing => ({ ...editing, sent: editing.unsent, unsent: [] });

/** Nobody answered: it is sent again, with what was typed meanwhile. */
export const withoutAnswer = (editing: Editing): Editing => ({
  ...editing,
  sent: [],
  unsent: waiting(editing.sent, editing.unsent),
});

/** The server has taken what was sent, but for fields in which others were first. */
export function withAnswer(editing: Editing, { draft, conflicts }: ChangedHouse): Editing {
  const paths = new Set(conflicts.map(({ path }) => path));
  const clashes = conflicts.map(({ path, theirs, mine, by, at }): Clash => {
    const since = editing.unsent.findLast((change) => change.path === path);
    const before = editing.sent.find((change) => change.path === path)?.before;
    return { path, before, theirs, mine: since ? since.after : mine, by, at };
  });
  return drawn({
    ...editing,
    house: withDraft(editing.house, draft),
    sent: [],
    unsent: editing.unsent.filter(({ path }) => !paths.has(path)),
    clashes: [...editing.clashes.filter(({ path }) => !paths.has(path)), ...clashes],
  });
}

/** What others did meanwhile. What came later than it, stays. */
export const withHouse = (editing: Editing, house: House): Editing =>
  isOlder(house, editing.house) ? editing : drawn({ ...editing, house });

const isOlder = (a: House, b: House): boolean =>
  a.version.version < b.version.version || a.draft.number < b.draft.number;

/** One's own words in place of theirs, or theirs. */
export function withChoice(editing: Editing, path: string, keep: 'mine' | 'theirs', at: number): Editing {
  const clash = editing.clashes.find((one) => one.path === path);
  if (!clash) return editing;
  const settled = drawn({ ...editing, clashes: editing.clashes.filter((one) => one !== clash) });
  return keep === 'theirs' ? settled : withTyped(settled, [fieldChange(path, clash.theirs, clash.mine)], at);
}

/** What has not reached the server, to be kept on the device. */
export const unsentOf = ({ clashes, sent, unsent }: Editing): FieldChange[] => [
  ...clashes.map(({ path, before, mine }) => fieldChange(path, before, mine)),
  ...waiting(sent, unsent),
];

/** What is on its way and what was typed since, as one: a text that came and went again leaves nothing around it. */
const waiting = (sent: readonly FieldChange[], unsent: readonly FieldChange[]): readonly FieldChange[] =>
  unsent.reduce(folded, sent);

function drawn(editing: Editing): Editing {
  const { house, clashes, sent, unsent } = editing;
  const { document } = draftOf(house.document, house.draft.fields);
  const mine = clashes.map(({ path, mine: after }) => fieldChange(path, undefined, after));
  return { ...editing, document: overwriteFields(document, [...waiting(sent, unsent), ...mine]) };
}
