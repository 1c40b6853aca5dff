import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { noteOperator } from '../operator/note-operator.ts';
import type { Staff } from '../operator/staff-guard.ts';
import { readAccount, updateAccount } from './connection-account.store.ts';
import { hashPassword, newPassword } from './credentials.ts';

/** Turns the password of a system: the one before opens nothing from then on. */
export async function renewAccount(
  tx: Tx,
  { hotelId, by }: Pick<Staff, 'hotelId' | 'by'>,
  connection: SystemId,
  now: Instant,
): Promise<{ readonly login: string; readonly password: string } | Refusal<'connection.unknown'>> {
  const account = await readAccount(tx, hotelId, connection);
  if (!account || account.login === null) return refuse('connection.unknown');
  const password = newPassword();
  await updateAccount(tx, hotelId, connection, { passwordHash: hashPassword(password), credentialsAt: now }, now);
  const detail = { connection, title: account.title };
  await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'system.credentials_renewed', detail });
  return { login: account.login, password };
}
