import type { ChainLook } from '@stayfront/contract/property/chain-look';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { changeChannel } from '../../platform/db/change-channel.ts';
import type { Chain } from './chain.ts';

/**
 * Names a chain; its look stays what it was where none is given. Servers that know it by another name are told, as they
 * are of a hotel's content.
 */
export async function saveChain(
  tx: Tx | Db,
  { chainId, name, look }: Pick<Chain, 'chainId' | 'name'> & { readonly look?: ChainLook | undefined },
): Promise<void> {
  const shown = look && { look: JSON.stringify(look) };
  await tx
    .insertInto('chain')
    .values({ chain_id: chainId, name, ...shown })
    .onConflict((conflict) => conflict.column('chain_id').doUpdateSet({ name, ...shown }))
    .execute();
  await sql`select pg_notify(${changeChannel}, '0 content')`.execute(tx);
}
