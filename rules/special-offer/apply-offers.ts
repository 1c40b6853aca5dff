import { spread } from '../pricing/spread.ts';
import { nightsOff, type DiscountedStay } from './nights-off.ts';
import type { SpecialOffer } from './special-offer.ts';

/** An offer whose conditions a stay meets, with the nights that it counts for. */
export type OpenOffer = { readonly offer: SpecialOffer; readonly counted: readonly boolean[] };

/** What an offer takes off each night of a stay. */
export type AppliedOffer = { readonly offer: SpecialOffer; readonly nightDiscounts: readonly number[] };

/**
 * Which of the offers that a stay meets it is given, in the document's order, and what each takes off.
 *
 * Of each group the one counts that saves most by itself. Those that join are given one after another, each of what the
 * one before has left. That is held against every one that does not join, alone: the guest has what is cheapest, and of
 * two that save the same the one that stands first in the document.
 *
 * All of them together never bring the stay below `floor`, the least that a night may cost on the average: the offer that
 * would do so is cut, over its nights in the measure in which it would have lowered them.
 */
export function applyOffers(open: readonly OpenOffer[], stay: DiscountedStay, floor: number): readonly AppliedOffer[] {
  if (open.length === 0) return [];
  const alone = open.map((one) => give([one], stay, floor));
  const contenders = open.filter((one, place) => isBestOfGroup(open, alone, one, place));
  const joining = contenders.filter(({ offer }) => offer.joins === 'all');
  let best: Given | null = null;
  for (const one of contenders) {
    const given =
      one.offer.joins !== 'all'
        ? alone[open.indexOf(one)]
        : one === joining[0]
          ? give(joining, stay, floor)
          : undefined;
    if (given && (best === null || given.saved > best.saved)) best = given;
  }
  // A code that was typed has been used, even where there was nothing to take off.
  return (
    best?.applied.filter(({ offer, nightDiscounts }) => offer.code !== undefined || sumOf(nightDiscounts) > 0) ?? []
  );
}

type Given = { readonly applied: readonly AppliedOffer[]; readonly saved: number };

/** Some offers, one after another, each of what the one before has left. */
function give(offers: readonly OpenOffer[], stay: DiscountedStay, floor: number): Given {
  const { nightPrices } = stay;
  const most = Math.max(0, sumOf(nightPrices) - floor * nightPrices.length);
  let left = nightPrices;
  let saved = 0;
  const applied = offers.map(({ offer, counted }) => {
    const wanted = nightsOff(offer.discount, stay, counted, left);
    const total = sumOf(wanted);
    const nightDiscounts = total <= most - saved ? wanted : spread(most - saved, wanted);
    left = left.map((minor, i) => minor - (nightDiscounts[i] ?? 0));
    saved += Math.min(total, most - saved);
    return { offer, nightDiscounts };
  });
  return { applied, saved };
}

const isBestOfGroup = (
  open: readonly OpenOffer[],
  alone: readonly Given[],
  { offer }: OpenOffer,
  place: number,
): boolean =>
  offer.group === undefined ||
  open.every((other, at) => {
    if (other.offer.group !== offer.group || at === place) return true;
    const [mine, theirs] = [alone[place]?.saved ?? 0, alone[at]?.saved ?? 0];
    return mine > theirs || (mine === theirs && place < at);
  });

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
