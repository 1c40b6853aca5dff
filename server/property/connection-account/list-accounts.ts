import type { SystemKind } from '@stayfront/rules/connection/account';
import type { Tx } from '../../platform/db/open-database.ts';
import { readAccounts } from './connection-account.store.ts';
import type { ConnectionAccount } from './connection-account.ts';
import { withoutSecrets } from './without-secrets.ts';

/** The systems of a hotel, or those of one kind, by name. */
export const listAccounts = async (tx: Tx, hotelId: number, kind?: SystemKind): Promise<ConnectionAccount[]> =>
  (await readAccounts(tx, hotelId, kind)).map(withoutSecrets);
