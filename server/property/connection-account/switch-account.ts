import type { SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { queueTelling, readAccount, updateAccount } from './connection-account.store.ts';

/** Switches a system off or on; null where there is none. What waits for it is told once it is on again. */
export async function switchAccount(
  tx: Tx,
  hotelId: number,
  { connection, isOn }: { readonly connection: SystemId; readonly isOn: boolean },
  now: Instant,
): Promise<{ readonly before: boolean; readonly title: string } | null> {
  const account = await readAccount(tx, hotelId, connection);
  if (!account) return null;
  if (account.isOff === isOn) await updateAccount(tx, hotelId, connection, { isOff: !isOn }, now);
  if (isOn) await queueTelling(tx, hotelId, connection);
  return { before: !account.isOff, title: account.title };
}
