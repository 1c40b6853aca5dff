import type { Db } from '../../platform/db/open-database.ts';
import type { Chain } from './chain.ts';
import { listHotelsOf } from './list-hotels-of.ts';

export async function readChain(db: Db, chainId: number): Promise<Chain | null> {
  const chain = await db.selectFrom('chain').selectAll().where('chain_id', '=', chainId).executeTakeFirst();
  return chain ? { chainId, name: chain.name, look: chain.look, hotelIds: await listHotelsOf(db, chainId) } : null;
}
