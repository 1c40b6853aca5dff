import type { Refusal } from '@stayfront/contract/problem';
import type { Owned, SystemId } from '@stayfront/rules/connection/account';
import type { Tx } from '../../platform/db/open-database.ts';
import { listAccounts } from '../../property/connection-account/list-accounts.ts';

/** Two systems that decide the same would undo each other's work all day: each part has one, and people besides. */
export async function checkOwned(
  tx: Tx,
  hotelId: number,
  systemId: SystemId,
  owns: readonly Owned[],
): Promise<Refusal<'connection.owned'> | null> {
  for (const other of await listAccounts(tx, hotelId)) {
    if (other.connection === systemId) continue;
    const shared = owns.filter((part) => other.owns.includes(part));
    if (shared.length > 0)
      return {
        refused: 'connection.owned',
        detail: `"${other.title}" decides about ${shared.join(' and ')}`,
        details: { systemId: other.connection, title: other.title, parts: shared },
      };
  }
  return null;
}
