import { systemId, type Owned, type System, type SystemId, type SystemKind } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql, type Selectable } from 'kysely';
import type { ConnectedTables } from '../../platform/db/connected-tables.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { ConnectionAccount } from './connection-account.ts';

type Row = Selectable<ConnectedTables['connection_account']>;

export type StoredAccount = ConnectionAccount & {
  readonly passwordHash: Buffer | null;
  readonly sealedSecret: Buffer | null;
};

function accountOf(row: Row): StoredAccount {
  const [kind = '', name = ''] = row.connection.split('.');
  return {
    hotelId: row.hotel_id,
    connection: row.connection as SystemId,
    kind: kind as SystemKind,
    name,
    title: row.title,
    login: row.login,
    address: row.address,
    calledAs: row.called_as,
    hasSecret: row.sealed_secret !== null,
    settings: row.settings,
    owns: row.owns,
    isOff: row.is_off,
    createdAt: row.created_at.getTime(),
    changedAt: row.changed_at.getTime(),
    credentialsAt: row.credentials_at.getTime(),
    lastHeardAt: row.last_heard_at?.getTime() ?? null,
    passwordHash: row.password_hash,
    sealedSecret: row.sealed_secret,
  };
}

/** All of a hotel, or those of a kind, by name. */
export async function readAccounts(tx: Tx, hotelId: number, kind?: SystemKind): Promise<StoredAccount[]> {
  const rows = await tx
    .selectFrom('connection_account')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .$if(kind !== undefined, (query) => query.where(sql`split_part(connection, '.', 1)`, '=', kind ?? ''))
    .orderBy('connection')
    .execute();
  return rows.map(accountOf);
}

/** Whoever lets systems in, or says what one decides, does so one after the other. Bookings of the hotel do not wait. */
export async function lockAccounts(tx: Tx, hotelId: number): Promise<void> {
  await sql`select from hotel where hotel_id = ${hotelId} for no key update`.execute(tx);
}

export async function readAccount(tx: Tx, hotelId: number, connection: SystemId): Promise<StoredAccount | null> {
  const row = await tx
    .selectFrom('connection_account')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}

type NewAccount = System & {
  readonly title: string;
  readonly login: string | null;
  readonly passwordHash: Buffer | null;
  readonly address: string | null;
  readonly calledAs: string | null;
  readonly sealedSecret: Buffer | null;
  readonly settings: ConnectionAccount['settings'];
  readonly owns: readonly Owned[];
};

/** Says false where there is one of this name, or another of its kind with this login. */
export async function insertAccount(tx: Tx, hotelId: number, account: NewAccount, now: Instant): Promise<boolean> {
  const at = new Date(now);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('connection_account')
    .values({
      hotel_id: hotelId,
      connection: systemId(account),
      title: account.title,
      login: account.login,
      password_hash: account.passwordHash,
      address: account.address,
      called_as: account.calledAs,
      sealed_secret: account.sealedSecret,
      settings: JSON.stringify(account.settings),
      owns: [...account.owns],
      created_at: at,
      changed_at: at,
      credentials_at: at,
      last_heard_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type AccountChange = {
  readonly title?: string;
  readonly login?: string;
  readonly passwordHash?: Buffer;
  readonly address?: string | null;
  readonly calledAs?: string | null;
  readonly sealedSecret?: Buffer | null;
  readonly settings?: ConnectionAccount['settings'];
  readonly owns?: readonly Owned[];
  readonly isOff?: boolean;
  readonly credentialsAt?: Instant;
};

export async function updateAccount(
  tx: Tx,
  hotelId: number,
  connection: SystemId,
  { title, login, passwordHash, address, calledAs, sealedSecret, settings, owns, isOff, credentialsAt }: AccountChange,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('connection_account')
    .set({
      ...(title === undefined ? {} : { title }),
      ...(login === undefined ? {} : { login }),
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
      ...(address === undefined ? {} : { address }),
      ...(calledAs === undefined ? {} : { called_as: calledAs }),
      ...(sealedSecret === undefined ? {} : { sealed_secret: sealedSecret }),
      ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
      ...(owns === undefined ? {} : { owns: [...owns] }),
      ...(isOff === undefined ? {} : { is_off: isOff }),
      ...(credentialsAt === undefined ? {} : { credentials_at: new Date(credentialsAt) }),
      changed_at: new Date(now),
    })
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .execute();
}

/** That it has called: so much is worth one statement a minute. */
export async function noteHeard(tx: Tx, hotelId: number, connection: SystemId, now: Instant): Promise<void> {
  await tx
    .updateTable('connection_account')
    .set({ last_heard_at: new Date(now) })
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .execute();
}

export async function deleteAccount(tx: Tx, hotelId: number, connection: SystemId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('connection_account')
    .where('hotel_id', '=', hotelId)
    .where('connection', '=', connection)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Has the system told what waits for it, if it is one that is called. */
export async function queueTelling(tx: Tx, hotelId: number, connection: SystemId): Promise<void> {
  await sql`select queue_telling(${hotelId}, ${connection})`.execute(tx);
}
