import type { Refusal } from '@stayfront/contract/problem';
import type { Owned, SystemId } from '@stayfront/rules/connection/account';
import type { ConnectionAccount } from './connection-account.ts';

/** Two systems that decide the same would undo each other's work all day: each part has one, and people besides. */
export function checkOwned(
  accounts: readonly Pick<ConnectionAccount, 'connection' | 'owns' | 'title'>[],
  connection: SystemId,
  owns: readonly Owned[],
): Refusal<'connection.owned'> | null {
  for (const other of accounts) {
    if (other.connection === connection) continue;
    const shared = owns.filter((part) => other.owns.includes(part));
    if (shared.length === 0) continue;
    const detail = `"${other.title}" decides about ${shared.join(' and ')}`;
    return {
      refused: 'connection.owned',
      detail,
      details: { systemId: other.connection, title: other.title, parts: shared },
      errors: [{ field: 'owns', code: 'connection.owned', message: detail }],
    };
  }
  return null;
}
