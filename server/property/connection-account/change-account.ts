import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { AccountSettings, Owned, SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { noteOperator } from '../operator/note-operator.ts';
import type { Staff } from '../operator/staff-guard.ts';
import { queueTelling, readAccount, updateAccount } from './connection-account.store.ts';
import type { ConnectionAccount } from './connection-account.ts';
import { boundTo } from './credentials.ts';
import { withoutSecrets } from './without-secrets.ts';

/** What is absent stays as it is. */
export type AccountChanges = {
  readonly title?: string | undefined;
  readonly owns?: readonly Owned[] | undefined;
  /** Instead of those before; null ends one. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  readonly address?: string | null | undefined;
  readonly calledAs?: string | null | undefined;
  readonly secret?: string | null | undefined;
};

/** Says something else about a system: its name, what it decides, its codes, where it is called. */
export async function changeAccount(
  tx: Tx,
  box: SecretBox,
  { hotelId, by }: Pick<Staff, 'hotelId' | 'by'>,
  connection: SystemId,
  changes: AccountChanges,
  now: Instant,
): Promise<ConnectionAccount | Refusal<'connection.unknown'>> {
  const before = await readAccount(tx, hotelId, connection);
  if (!before) return refuse('connection.unknown');
  const { title, owns, settings, address, calledAs, secret } = changes;
  await updateAccount(
    tx,
    hotelId,
    connection,
    {
      ...(title === undefined ? {} : { title }),
      ...(owns === undefined ? {} : { owns }),
      ...(settings === undefined ? {} : { settings: mixed(before.settings, settings) }),
      ...(address === undefined ? {} : { address }),
      ...(calledAs === undefined ? {} : { calledAs }),
      ...(secret === undefined
        ? {}
        : { sealedSecret: secret === null ? null : box.seal(secret, boundTo(hotelId, connection)) }),
    },
    now,
  );
  const after = await readAccount(tx, hotelId, connection);
  if (!after) return refuse('connection.unknown');
  const changed = differences(before, after);
  if (Object.keys(changed).length > 0 || secret !== undefined) {
    const detail = { connection, title: after.title, changed, ...(secret === undefined ? {} : { hasNewSecret: true }) };
    await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'system.changed', detail });
    await queueTelling(tx, hotelId, connection);
  }
  return withoutSecrets(after);
}

const mixed = (before: AccountSettings, wished: Readonly<Record<string, unknown>>): AccountSettings =>
  Object.fromEntries(Object.entries({ ...before, ...wished }).filter(([, value]) => value !== null));

function differences(before: ConnectionAccount, after: ConnectionAccount): Record<string, [unknown, unknown]> {
  const changed: Record<string, [unknown, unknown]> = {};
  for (const field of ['title', 'owns', 'settings', 'calledAs'] as const)
    if (JSON.stringify(before[field]) !== JSON.stringify(after[field])) changed[field] = [before[field], after[field]];
  // Where it leads, and not the words an address may have in its path.
  if (before.address !== after.address) changed['host'] = [hostOf(before.address), hostOf(after.address)];
  return changed;
}

const hostOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).host : null;
