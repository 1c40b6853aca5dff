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
  if (open.length === 0) return none;
  const best = isOneChoice(open) ? give(open, stay, floor) : cheapestOf(open, stay, floor);
  // A code that was typed has been used, even where there was nothing to take off.
  return best.applied.every(hasEffect) ? best.applied : best.applied.filter(hasEffect);
}

const none: readonly AppliedOffer[] = [];

const hasEffect = ({ offer, nightDiscounts }: AppliedOffer): boolean =>
  offer.code !== undefined || sumOf(nightDiscounts) > 0;

/** Nothing stands against anything: a single offer, or several that all join. */
const isOneChoice = (open: readonly OpenOffer[]): boolean =>
  open.length === 1 || open.every(({ offer }) => offer.joins === 'all' && offer.group === undefined);

function cheapestOf(open: readonly OpenOffer[], stay: DiscountedStay, floor: number): Given {
  const alone = open.map((one) => give([one], stay, floor));
  const contenders = open.filter((one, place) => isBestOfGroup(open, alone, one, place));
  const joining = contenders.filter(({ offer }) => offer.joins === 'all');
  let best: Given = { applied: none, saved: -1 };
  for (const one of contenders) {
    const isJoining = one.offer.joins === 'all';
    if (isJoining && one !== joining[0]) continue;
    const given = isJoining ? give(joining, stay, floor) : alone[open.indexOf(one)];
    if (given && given.saved > best.saved) best = given;
  }
  return best;
}

type Given = { readonly applied: readonly AppliedOffer[]; readonly saved: number };

/** Some offers, one after another, each of what the one before has left. */
function give(offers: readonly OpenOffer[], stay: DiscountedStay, floor: number): Given {
  const { nightPrices } = stay;
  const most = floor === 0 ? Infinity : Math.max(0, sumOf(nightPrices) - floor * nightPrices.length);
  const applied: AppliedOffer[] = [];
  let left = nightPrices;
  let saved = 0;
  for (const { offer, counted } of offers) {
    const before = applied.at(-1)?.nightDiscounts;
    if (before) left = left.map((minor, i) => minor - (before[i] ?? 0));
    const wanted = nightsOff(offer.discount, stay, counted, left);
    const total = sumOf(wanted);
    const isCut = total > most - saved;
    applied.push({ offer, nightDiscounts: isCut ? spread(most - saved, wanted) : wanted });
    saved = isCut ? most : saved + total;
  }
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

function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}
