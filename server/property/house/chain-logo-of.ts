import type { Db } from '../../platform/db/open-database.ts';
import { readChain } from '../chain/read-chain.ts';
import type { Hotel } from '../hotel/hotel.ts';

/** The picture that the hotel's chain wears as its logo: one of its first hotel's. */
export async function chainLogoOf(db: Db, { document: { chainId } }: Hotel): Promise<string | undefined> {
  return chainId === undefined ? undefined : (await readChain(db, chainId))?.look?.logo;
}
