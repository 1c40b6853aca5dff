import { readChain } from '../../property/chain/read-chain.ts';
import type { Chain } from '../../property/chain/chain.ts';
import type { Db } from '../../platform/db/open-database.ts';

export type KnownChains = {
  /** `isHearing` says whether a change would be heard; if not, nothing is kept. */
  read(chainId: number, isHearing: boolean): Promise<Chain | null>;
  forget(): void;
};

/** Chains a server knows by heart. They are few and change seldom: any change of content forgets them all. */
export function knownChains(db: Db): KnownChains {
  const known = new Map<number, Promise<Chain | null>>();
  return {
    read(chainId, isHearing) {
      const kept = known.get(chainId);
      if (kept) return kept;
      const reading = readChain(db, chainId);
      if (!isHearing) return reading;
      known.set(chainId, reading);
      const drop = (): boolean => known.get(chainId) === reading && known.delete(chainId);
      // Only what is there is kept: anybody can ask for chains that are not.
      reading.then((found) => found ?? drop(), drop);
      return reading;
    },
    forget: () => known.clear(),
  };
}
