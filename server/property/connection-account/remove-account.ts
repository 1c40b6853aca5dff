import type { SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteOperator } from '../operator/note-operator.ts';
import type { Staff } from '../operator/staff-guard.ts';
import { deleteAccount, readAccount } from './connection-account.store.ts';

/** Shuts a system out; what waits for it is dropped. One that is gone already is gone. */
export async function removeAccount(
  tx: Tx,
  { hotelId, by }: Pick<Staff, 'hotelId' | 'by'>,
  connection: SystemId,
  now: Instant,
): Promise<boolean> {
  const account = await readAccount(tx, hotelId, connection);
  if (!account || !(await deleteAccount(tx, hotelId, connection))) return false;
  const detail = { connection, title: account.title };
  await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'system.removed', detail });
  return true;
}
