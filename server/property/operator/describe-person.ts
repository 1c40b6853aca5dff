import type { Person } from '@stayfront/contract/people';
import type { StoredOperator } from './operator.store.ts';

export const describePerson = ({ operatorId, email, role, createdAt, lastSeenAt }: StoredOperator): Person => ({
  personId: operatorId,
  email,
  role,
  invitedAt: new Date(createdAt).toISOString(),
  lastSeenAt: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString(),
});
