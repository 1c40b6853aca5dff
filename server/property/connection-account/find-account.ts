import type { SystemId } from '@stayfront/rules/connection/account';
import type { Tx } from '../../platform/db/open-database.ts';
import { readAccount } from './connection-account.store.ts';
import type { ConnectionAccount } from './connection-account.ts';
import { withoutSecrets } from './without-secrets.ts';

export async function findAccount(tx: Tx, hotelId: number, connection: SystemId): Promise<ConnectionAccount | null> {
  const account = await readAccount(tx, hotelId, connection);
  return account && withoutSecrets(account);
}
