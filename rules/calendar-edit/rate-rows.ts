import { pricesOf, readRules, sayRules, type SaidRate, type SaidRules } from '../calendar-history/cell-change.ts';
import { followPrices, type FollowingPlan } from '../pricing/follow-prices.ts';
import type { NightPrices, PricesPer } from '../pricing/price-night.ts';
import { stricter } from '../restriction/stricter.ts';

/** What stands on each of some days; null: nothing. What is the same on several days is one and the same object. */
export type Column<Said> = readonly (Said | null)[];

export type Columns = {
  /** Of a room at a rate plan: the nights with prices of their own. */
  rates(roomId: string, ratePlanId: string): Column<SaidRate>;
  /** Rules beside rates: of the house, a rate plan, a room, or one rate of one room. */
  rules(roomId: string | null, ratePlanId: string | null): Column<SaidRules>;
};

export type Plan = FollowingPlan & { readonly pricesPer?: PricesPer | undefined };

export type RateRow = {
  /** Its own prices, or those it follows to. */
  readonly lists: Column<NightPrices>;
  readonly own: Column<SaidRate>;
  /** Its own rules, whether they stand with its prices or beside them. */
  readonly rules: Column<SaidRules>;
  /** All that binds it: with those of house, room and rate plan, and of its parent where it takes these. */
  readonly binding: Column<SaidRules>;
};

/** The rows of a room as its guests meet them, derived rates worked out; each is worked out once. */
export function rateRows(
  columns: Columns,
  plans: readonly Plan[],
  roomId: string,
  days: number,
): (ratePlanId: string) => RateRow {
  const known = new Map<string, RateRow>();
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const house = [columns.rules(null, null), columns.rules(roomId, null)];
  const row = (ratePlanId: string): RateRow => {
    const found = known.get(ratePlanId);
    if (found) return found;
    const { follows, pricesPer = 'room' } = byId.get(ratePlanId) ?? {};
    const parent = follows && row(follows.ratePlan);
    const own = columns.rates(roomId, ratePlanId);
    const followed = remembering((list: NightPrices) => followPrices(list, follows ?? noChange, pricesPer));
    const plain = remembering(pricesOf);
    const rules = joined(days, [own.map((rate) => rate?.rules ?? null), columns.rules(roomId, ratePlanId)]);
    const inherited = follows?.rules === 'parent' && parent ? [parent.binding] : [];
    const made = {
      own,
      lists: own.map((rate, day) => {
        const list = parent?.lists[day];
        return rate ? plain(rate) : list ? followed(list) : null;
      }),
      rules,
      binding: joined(days, [rules, ...house, columns.rules(null, ratePlanId), ...inherited]),
    };
    known.set(ratePlanId, made);
    return made;
  };
  return row;
}

const noChange = { ratePlan: '', change: { kind: 'percent', basisPoints: 0 }, rules: 'own' } as const;

/** Works out each object once: days that say the same share one. */
export function remembering<From extends object, To>(work: (from: From) => To): (from: From) => To {
  const known = new Map<From, To>();
  return (from) => {
    const found = known.get(from);
    if (found !== undefined) return found;
    const made = work(from);
    known.set(from, made);
    return made;
  };
}

/** Rules of several columns as one: the stricter stands. */
function joined(days: number, columns: readonly Column<SaidRules>[]): Column<SaidRules> {
  const some = columns.filter((column) => column.some((said) => said !== null));
  if (some.length === 0) return Array.from({ length: days }, () => null);
  if (some.length === 1 && some[0]) return some[0];
  return Array.from({ length: days }, (_, day) =>
    some.reduce<SaidRules | null>((rules, column) => {
      const said = column[day] ?? null;
      if (!rules || !said) return rules ?? said;
      return sayRules(stricter(readRules(rules), readRules(said)));
    }, null),
  );
}

/** Days in a row that say the same, as [place, days, what]; days that say nothing are left out. */
export function runsOf<Said extends object>(column: Column<Said>): [place: number, days: number, said: Said][] {
  const runs: [number, number, Said][] = [];
  let last: string | null = null;
  column.forEach((said, day) => {
    if (said === null) {
      last = null;
      return;
    }
    const text = JSON.stringify(said);
    const run = runs.at(-1);
    if (run && text === last) run[1] += 1;
    else runs.push([day, 1, said]);
    last = text;
  });
  return runs;
}
