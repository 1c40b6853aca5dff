import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { AccountSettings, Owned, SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { noteOperator } from '../operator/note-operator.ts';
import type { Staff } from '../operator/staff-guard.ts';
import { checkOwned } from './check-owned.ts';
import { lockAccounts, queueTelling, readAccount, readAccounts, updateAccount } from './connection-account.store.ts';
import type { ConnectionAccount } from './connection-account.ts';
import { boundTo } from './credentials.ts';
import { withoutSecrets } from './without-secrets.ts';

/** What is absent stays as it is. */
export type AccountChanges = {
  readonly title?: string | undefined;
  /** By which it calls us; the password stays. Not of one that never does. */
  readonly login?: string | undefined;
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
): Promise<
  ConnectionAccount | Refusal<'connection.owned' | 'connection.secret' | 'connection.taken' | 'connection.unknown'>
> {
  await lockAccounts(tx, hotelId);
  const others = await readAccounts(tx, hotelId);
  const before = others.find((one) => one.connection === connection);
  if (!before) return refuse('connection.unknown');
  const { title, owns, settings, address, calledAs, secret } = changes;
  // Who never calls has no login to be called by.
  const login = before.login === null ? undefined : changes.login;
  const unfit =
    checkLogin(others, before, login) ?? checkOwned(others, connection, owns ?? []) ?? checkSecret(before, changes);
  if (unfit) return unfit;
  await updateAccount(
    tx,
    hotelId,
    connection,
    {
      ...(title === undefined ? {} : { title }),
      ...(login === undefined ? {} : { login }),
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
  const hasNewSecret = secret !== undefined && (secret !== null || before.hasSecret);
  if (Object.keys(changed).length > 0 || hasNewSecret) {
    const detail = { connection, title: after.title, changed, ...(hasNewSecret ? { hasNewSecret } : {}) };
    await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'system.changed', detail });
    await queueTelling(tx, hotelId, connection);
  }
  return withoutSecrets(after);
}

/** A login leads to one system of its kind. */
function checkLogin(
  all: readonly ConnectionAccount[],
  { connection, kind }: ConnectionAccount,
  login: string | undefined,
): Refusal<'connection.taken'> | null {
  const other = all.find((one) => one.kind === kind && one.login === login && one.connection !== connection);
  if (login === undefined || !other) return null;
  const message = `"${other.title}" has this login`;
  return {
    refused: 'connection.taken',
    detail: message,
    errors: [{ field: 'login', code: 'connection.taken', message }],
  };
}

/** What is kept sealed goes to where it was meant for. Whoever names another address has to know it. */
function checkSecret(
  before: ConnectionAccount,
  { address, secret }: AccountChanges,
): Refusal<'connection.secret'> | null {
  const isElsewhere = typeof address === 'string' && originOf(address) !== originOf(before.address);
  if (!isElsewhere || !before.hasSecret || secret !== undefined) return null;
  const message =
    'Send the password along, or null to go without: the one that is kept goes to the address before alone';
  return {
    refused: 'connection.secret',
    detail: message,
    errors: [{ field: 'secret', code: 'connection.secret', message }],
  };
}

const mixed = (before: AccountSettings, wished: Readonly<Record<string, unknown>>): AccountSettings =>
  Object.fromEntries(Object.entries({ ...before, ...wished }).filter(([, value]) => value !== null));

function differences(before: ConnectionAccount, after: ConnectionAccount): Record<string, [unknown, unknown]> {
  const changed: Record<string, [unknown, unknown]> = {};
  for (const field of ['title', 'login', 'owns', 'settings', 'calledAs'] as const)
    if (JSON.stringify(before[field]) !== JSON.stringify(after[field])) changed[field] = [before[field], after[field]];
  // Where it leads, and not the words an address may have in its path.
  if (before.address !== after.address) changed['host'] = [hostOf(before.address), hostOf(after.address)];
  return changed;
}

const originOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).origin : null;
const hostOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).host : null;
