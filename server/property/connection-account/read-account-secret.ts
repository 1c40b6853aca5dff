import type { SystemId } from '@stayfront/rules/connection/account';
import type { Tx } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { readAccount } from './connection-account.store.ts';
import { boundTo } from './credentials.ts';

/** With what a system is called; null where there is nothing, or it was sealed with another secret. */
export async function readAccountSecret(
  tx: Tx,
  box: SecretBox,
  hotelId: number,
  connection: SystemId,
): Promise<string | null> {
  const account = await readAccount(tx, hotelId, connection);
  return account?.sealedSecret ? box.open(account.sealedSecret, boundTo(hotelId, connection)) : null;
}
