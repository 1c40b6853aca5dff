import type { ChainLook } from '@stayfront/contract/property/chain-look';

/** A chain, with the hotels that say they belong to it. */
export type Chain = {
  readonly chainId: number;
  readonly name: string;
  readonly look: ChainLook;
  readonly hotelIds: readonly number[];
};
