import type { StoredAccount } from './connection-account.store.ts';
import type { ConnectionAccount } from './connection-account.ts';

/** What may be handed around of an account. */
export function withoutSecrets(account: StoredAccount): ConnectionAccount {
  const { passwordHash: _hash, sealedSecret: _sealed, ...open } = account;
  return open;
}
