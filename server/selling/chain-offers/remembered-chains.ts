import type { DemandReason } from '@stayfront/rules/demand/demand-reason';
import type { Grid } from '@stayfront/rules/grid/grid';
import { quoteEnd } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import type { Rates } from '../../property/currency/guest-currency.ts';
import type { Chain } from '../../property/chain/chain.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { OfferDeps } from '../offer/price-rooms.ts';
import { rememberAnswers, type RememberedAnswers } from '../offer/remembered-answers.ts';

type RememberedChain = {
  readonly json: Buffer;
  /** Of each house that was searched: why it has nothing, or null where it has something. */
  readonly reasons: ReadonlyMap<Hotel, DemandReason | null>;
};

/** A house and its calendar as they are; one that is closed for maintenance answers without its calendar. */
type Member = { readonly hotel: Hotel; readonly grid: Grid | null; readonly edition: number };

/** All that the best prices of a chain hang on besides the question. */
type ChainCircumstances = {
  readonly chain: Chain;
  readonly members: readonly Member[];
  readonly rates: Rates;
  readonly quotesEnd: number;
};

export type RememberedChains = RememberedAnswers<ChainCircumstances, RememberedChain>;

/** Best prices of chains that were asked for a moment ago. */
export const rememberChains = (mostBytes: number): RememberedChains =>
  rememberAnswers({ mostBytes, houseOf: ({ chain }) => chain.chainId, areSame: areSameChain });

/** As things stand now; null where the database would have to be asked about a house. */
export function chainCircumstances(
  { snapshots, rates }: Pick<OfferDeps, 'snapshots' | 'rates'>,
  chain: Chain,
  hotels: readonly Hotel[],
  stay: Stay,
  now: Instant,
): ChainCircumstances | null {
  const members: Member[] = [];
  for (const hotel of hotels) {
    const grid = snapshots.knownGrid(hotel, stay, now);
    if (!grid && !hotel.document.config.isInMaintenance) return null;
    members.push({ hotel, grid, edition: grid?.edition.count ?? 0 });
  }
  return { chain, members, rates: rates(), quotesEnd: quoteEnd(now) };
}

/** Whether nothing was read again meanwhile: what was worked out then has all of it, or none. */
export const isStill = ({ members }: ChainCircumstances): boolean =>
  members.every(({ edition, grid }) => !grid || edition === grid.edition.count);

function areSameChain(one: ChainCircumstances, other: ChainCircumstances): boolean {
  if (one.chain !== other.chain || one.rates !== other.rates || one.quotesEnd !== other.quotesEnd) return false;
  return (
    one.members.length === other.members.length &&
    one.members.every(({ hotel, grid, edition }, i) => {
      const now = other.members[i];
      return now !== undefined && hotel === now.hotel && grid === now.grid && edition === now.edition;
    })
  );
}
