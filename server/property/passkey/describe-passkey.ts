import type { Passkey } from '@stayfront/contract/passkeys';
import type { StoredPasskey } from './passkey.store.ts';

export const describePasskey = ({
  passkeyId,
  name,
  createdAt,
  lastUsedAt,
}: Pick<StoredPasskey, 'passkeyId' | 'name' | 'createdAt' | 'lastUsedAt'>): Passkey => ({
  passkeyId,
  name,
  addedAt: new Date(createdAt).toISOString(),
  lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
});
