import type { Person } from '@stayfront/contract/people';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Access } from './read-access.ts';
import type { StoredOperator } from './operator.store.ts';

export const describePerson = (
  { operatorId, email, role, createdAt, lastSeenAt }: StoredOperator,
  access?: Access,
): Person => ({
  personId: operatorId,
  email,
  role,
  invitedAt: new Date(createdAt).toISOString(),
  lastSeenAt: timeOf(lastSeenAt),
  ...(access ? { passkeys: access.passkeys, invitationEndsAt: timeOf(access.invitationEndsAt) } : {}),
});

const timeOf = (instant: Instant | null): string | null => (instant === null ? null : new Date(instant).toISOString());
