import type { Faults } from '../faults.ts';
import { checkDatedParts, type KnownRooms } from './check-dated-parts.ts';
import { checkJoined } from './check-joined.ts';
import { layOver } from './lay-over.ts';
import type { Notes } from './notes.ts';
import type { DatedParts, RatePlansMessage, SentPlan, StoredPlan } from './plan-message.ts';

/** What a message does to one plan: all of it, its dated parts on some days, or that it is no more. */
export type PlanChange =
  | { readonly kind: 'full'; readonly plan: StoredPlan }
  | ({ readonly kind: 'overlay'; readonly plan: StoredPlan } & DatedParts)
  | { readonly kind: 'remove'; readonly plan: StoredPlan };

export type Plans = ReadonlyMap<string, StoredPlan>;
type Taken = { readonly plans: Plans; readonly changes: readonly PlanChange[] };

/** Plans as they stand after a message; all that is wrong with it for this hotel is among the faults. */
export function* takeMessage(
  before: Plans,
  { isReset, plans: sent }: RatePlansMessage,
  rooms: KnownRooms,
  faults: Faults,
  notes: Notes,
): Generator<undefined, Taken> {
  const plans = new Map(before);
  const changes: PlanChange[] = [];
  if (isReset) {
    const kept = new Set(sent.map(({ code }) => code));
    for (const { code, line } of sent)
      if (!plans.has(code))
        notes.add('RatePlan/@RatePlanCode', `plan "${code}" is not known yet: send it with its content`, line);
    for (const plan of before.values())
      if (!kept.has(plan.code)) {
        plans.delete(plan.code);
        changes.push({ kind: 'remove', plan });
      }
    return { plans, changes };
  }
  for (const one of sent) {
    const change = yield* changeOf(one, plans, rooms, faults, notes);
    if (!change) continue;
    changes.push(change);
    if (change.kind === 'remove') plans.delete(one.code);
    else plans.set(one.code, change.plan);
  }
  checkJoined(plans, sent, faults);
  return { plans, changes };
}

function* changeOf(
  sent: SentPlan,
  plans: Plans,
  rooms: KnownRooms,
  faults: Faults,
  notes: Notes,
): Generator<undefined, PlanChange | null> {
  const standing = plans.get(sent.code);
  const where = 'RatePlan/@RatePlanCode';
  switch (sent.kind) {
    case 'kept':
      return null;
    case 'remove':
      if (standing) return { kind: 'remove', plan: standing };
      notes.add(where, `plan "${sent.code}" was not known, so that there was nothing to remove`, sent.line);
      return null;
    case 'full': {
      const master = masterOf(sent.plan, plans);
      const parts = yield* checkDatedParts(sent.plan, sent.plan, master, rooms, faults, notes);
      return { kind: 'full', plan: { ...sent.plan, ...parts } };
    }
    case 'overlay': {
      if (!standing) {
        faults.add('ratePlan', where, `plan "${sent.code}" is not known: send it whole before an Overlay`, sent.line);
        return null;
      }
      const parts = yield* checkDatedParts(sent, standing, masterOf(standing, plans), rooms, faults, notes);
      return { kind: 'overlay', ...parts, plan: { ...standing, ...(yield* overlaid(standing, parts)) } };
    }
  }
}

/** The plan whose offers, texts and static supplements hold for this one: itself, or the master it is joined with. */
export const masterOf = (plan: StoredPlan, plans: Plans): StoredPlan =>
  plan.isMaster
    ? plan
    : ([...plans.values()].find(({ joinId, isMaster }) => isMaster && joinId === plan.joinId) ?? plan);

function* overlaid(standing: DatedParts, sent: DatedParts): Generator<undefined, DatedParts> {
  return {
    rules: yield* layOver(
      standing.rules,
      sent.rules,
      ({ roomType }) => roomType ?? '',
      ({ content }) => content === null,
    ),
    rates: yield* layOver(
      standing.rates,
      sent.rates,
      ({ roomType }) => roomType,
      ({ amounts }) => amounts === null,
    ),
    datedSupplements: yield* layOver(
      standing.datedSupplements,
      sent.datedSupplements,
      ({ code, roomType }) => JSON.stringify([code, roomType]),
      ({ minor }) => minor === null,
    ),
  };
}
