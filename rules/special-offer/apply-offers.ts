import { spread } from '../pricing/spread.ts';
import { nightsOff, type DiscountedStay } from './nights-off.ts';
import type { OfferDiscount, SpecialOffer } from './special-offer.ts';

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
  // A code that was typed has been used, even where there was nothing to take off. So has an offer that frees children who
  // pay nothing for nights: services that are part of the price do not count them.
  return best.applied.every(hasEffect) ? best.applied : best.applied.filter(hasEffect);
}

const none: readonly AppliedOffer[] = [];

const hasEffect = ({ offer, nightDiscounts }: AppliedOffer): boolean =>
  offer.code !== undefined || freesChildren(offer) || sumOf(nightDiscounts) > 0;

const freesChildren = ({ discount }: SpecialOffer): boolean =>
  discount.kind === 'child' && discount.basisPoints === 10_000;

/** Nothing stands against anything: a single offer, or several that all join. */
const isOneChoice = (open: readonly OpenOffer[]): boolean =>
  open.length === 1 || open.every(({ offer }) => offer.joins === 'all' && offer.group === undefined);

function cheapestOf(open: readonly OpenOffer[], stay: DiscountedStay, floor: number): Given {
  // What one saves by itself is needed within its group; of others only where it can be the best.
  const alone = open.map((one) => (one.offer.group === undefined ? null : giveAlone(one, stay, floor)));
  const joining = open.filter((one, place) => one.offer.joins === 'all' && isBestOfGroup(open, alone, one, place));
  const total = sumOf(stay.nightPrices);
  let best: Given = { applied: none, saved: -1 };
  for (let place = 0; place < open.length; place++) {
    const one = open[place];
    if (!one) continue;
    const isJoining = one.offer.joins === 'all';
    if (isJoining ? one !== joining[0] : !isBestOfGroup(open, alone, one, place)) continue;
    if (!isJoining && mostAlone(one.offer.discount, stay, total) <= best.saved) continue;
    const given = isJoining ? give(joining, stay, floor) : (alone[place] ?? giveAlone(one, stay, floor));
    if (given.saved > best.saved) best = given;
  }
  return best;
}

/** More than this a discount does not take off: quickly found, so that most need not be worked out night by night. */
function mostAlone(discount: OfferDiscount, { nightPrices, persons }: DiscountedStay, total: number): number {
  switch (discount.kind) {
    case 'percent':
      return (total * discount.basisPoints) / 10_000 + nightPrices.length; // what rounding adds
    case 'amount': {
      const { per, minor } = discount;
      const heads = per === 'person' || per === 'person-night' ? persons : 1;
      return minor * heads * (per === 'night' || per === 'person-night' ? nightPrices.length : 1);
    }
    case 'free-nights':
    case 'child':
      return total;
  }
}

type Given = { readonly applied: readonly AppliedOffer[]; readonly saved: number };

/** Some offers, one after another, each of what the one before has left. */
function give(offers: readonly OpenOffer[], stay: DiscountedStay, floor: number): Given {
  const { nightPrices } = stay;
  const most = mostFor(nightPrices, floor);
  const applied: AppliedOffer[] = [];
  let left = nightPrices;
  let saved = 0;
  for (const { offer, counted } of offers) {
    const before = applied.at(-1)?.nightDiscounts;
    if (before) left = lessBy(left, before);
    const wanted = nightsOff(offer.discount, stay, counted, left);
    const total = sumOf(wanted);
    const isCut = total > most - saved;
    applied.push({ offer, nightDiscounts: isCut ? spread(most - saved, wanted) : wanted });
    saved = isCut ? most : saved + total;
  }
  return { applied, saved };
}

/** The same of a single one, which is what most are asked for. */
function giveAlone({ offer, counted }: OpenOffer, stay: DiscountedStay, floor: number): Given {
  const wanted = nightsOff(offer.discount, stay, counted, stay.nightPrices);
  const total = sumOf(wanted);
  const most = mostFor(stay.nightPrices, floor);
  return total > most
    ? { applied: [{ offer, nightDiscounts: spread(most, wanted) }], saved: most }
    : { applied: [{ offer, nightDiscounts: wanted }], saved: total };
}

const mostFor = (nightPrices: readonly number[], floor: number): number =>
  floor === 0 ? Infinity : Math.max(0, sumOf(nightPrices) - floor * nightPrices.length);

function lessBy(left: readonly number[], discounts: readonly number[]): number[] {
  const rest: number[] = [];
  for (let i = 0; i < left.length; i++) rest.push((left[i] ?? 0) - (discounts[i] ?? 0));
  return rest;
}

const isBestOfGroup = (
  open: readonly OpenOffer[],
  alone: readonly (Given | null)[],
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
