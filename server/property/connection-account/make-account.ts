import { refuse, type Refusal } from '@stayfront/contract/problem';
import { systemId, type AccountSettings, type Owned, type System } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { noteOperator } from '../operator/note-operator.ts';
import type { Staff } from '../operator/staff-guard.ts';
import { checkOwned } from './check-owned.ts';
import { insertAccount, lockAccounts, readAccount, readAccounts } from './connection-account.store.ts';
import type { ConnectionAccount } from './connection-account.ts';
import { boundTo, hashPassword, newPassword } from './credentials.ts';
import { withoutSecrets } from './without-secrets.ts';

export type AccountWish = System & {
  readonly title: string;
  /** Whether it calls us, and so gets a login and a password. */
  readonly calls: boolean;
  /** Absent, one is made of the hotel's number and the name. */
  readonly login?: string | undefined;
  readonly owns?: readonly Owned[] | undefined;
  readonly settings?: AccountSettings | undefined;
  /** Where it is called, as whom and with what. */
  readonly address?: string | null | undefined;
  readonly calledAs?: string | null | undefined;
  readonly secret?: string | null | undefined;
};

export type MadeAccount = {
  readonly account: ConnectionAccount;
  readonly login: string | null;
  /** Told here and never again. */
  readonly password: string | null;
};

const mostAccounts = 30;

/** Lets another system in. What it is to decide must be decided by none yet. */
export async function makeAccount(
  tx: Tx,
  box: SecretBox,
  { hotelId, by }: Pick<Staff, 'hotelId' | 'by'>,
  wish: AccountWish,
  now: Instant,
): Promise<MadeAccount | Refusal<'connection.owned' | 'connection.taken' | 'connection.too_many'>> {
  const { kind, name, title, calls, address = null, calledAs = null, secret = null, settings = {}, owns = [] } = wish;
  const connection = systemId(wish);
  await lockAccounts(tx, hotelId);
  const others = await readAccounts(tx, hotelId);
  if (others.length >= mostAccounts) return refuse('connection.too_many');
  const owned = checkOwned(others, connection, owns);
  if (owned) return owned;
  const login = calls ? (wish.login ?? `${hotelId}-${name}`) : null;
  const password = calls ? newPassword() : null;
  const isNew = await insertAccount(
    tx,
    hotelId,
    {
      kind,
      name,
      title,
      login,
      passwordHash: password === null ? null : hashPassword(password),
      address,
      calledAs,
      sealedSecret: secret === null ? null : box.seal(secret, boundTo(hotelId, connection)),
      settings,
      owns,
    },
    now,
  );
  const account = isNew ? await readAccount(tx, hotelId, connection) : null;
  if (!account) return refuse('connection.taken');
  const detail = { connection, title, owns, ...(address === null ? {} : { host: hostOf(address) }) };
  await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'system.made', detail });
  return { account: withoutSecrets(account), login, password };
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');
