import type { SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { readAccount, updateAccount } from './connection-account.store.ts';

/**
 * Keeps which room each code of a system means, as its own list of rooms says, so that all its messages are understood by it.
 * Codes that the list does not speak of stay, but for those that are gone from it.
 */
export async function keepRoomCodes(
  tx: Tx,
  hotelId: number,
  connection: SystemId,
  codes: Readonly<Record<string, string>>,
  gone: readonly string[],
  now: Instant,
): Promise<void> {
  const account = await readAccount(tx, hotelId, connection);
  if (!account) return;
  const before = account.settings.rooms ?? {};
  const rooms = Object.fromEntries(
    Object.entries({ ...before, ...codes }).filter(([code]) => Object.hasOwn(codes, code) || !gone.includes(code)),
  );
  if (JSON.stringify(rooms) === JSON.stringify(before)) return;
  await updateAccount(tx, hotelId, connection, { settings: { ...account.settings, rooms } }, now);
}
