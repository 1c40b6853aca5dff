import type { StoredOperator } from './operator.store.ts';

/** Without them nobody could let people in any more. */
export const isLastOwner = (people: readonly StoredOperator[], { operatorId, role }: StoredOperator): boolean =>
  role === 'owner' && !people.some((other) => other.role === 'owner' && other.operatorId !== operatorId);
