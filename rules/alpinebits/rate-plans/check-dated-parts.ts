import { eachInPieces } from '../each-in-pieces.ts';
import type { Faults } from '../faults.ts';
import type { Notes } from './notes.ts';
import type { Amounts, ChildAmount, DatedParts, DatedRate, OfferRule, StoredPlan } from './plan-message.ts';
import { oldestBirthday } from './read-child-amounts.ts';

/** Room types by their codes, with how many persons each is meant for; null where nobody said so yet. */
export type KnownRooms = ReadonlyMap<string, { readonly roomId: string; readonly standard: number | null }>;

/** Dated parts as they are kept for this hotel. What its rooms, and the plan or its master, contradict is named. */
export function* checkDatedParts(
  parts: DatedParts,
  plan: StoredPlan,
  master: StoredPlan,
  rooms: KnownRooms,
  faults: Faults,
  notes: Notes,
): Generator<undefined, DatedParts> {
  const about = `plan "${plan.code}"`;
  const knows = (roomType: string | null, element: string, line: number | undefined): boolean => {
    if (roomType === null || rooms.has(roomType)) return true;
    const message = `${about}: "${roomType}" is no room type of this hotel: send the Inventory first`;
    faults.add('roomType', element, message, line);
    return false;
  };
  for (const { roomType, line } of parts.rules) knows(roomType, 'BookingRule/@Code', line);
  const known = new Set(master.supplements.map(({ code }) => code));
  for (const { code, roomType, line } of parts.datedSupplements) {
    knows(roomType, 'Supplement/PrerequisiteInventory', line);
    if (!known.has(code)) {
      const message = `${about}: "${code}" has days and amounts, but no static part says what it is`;
      faults.add('invalid', 'Supplement/@InvCode', message, line);
    }
  }
  warnOfSums(parts, about, notes);
  for (const { code, isMandatory, chargeType } of plan.supplements)
    if (isMandatory && chargeType === 24)
      notes.add('Supplement/@ChargeTypeCode', `${about}, supplement "${code}": 24 is for what a guest may choose`);
  const { rule = {}, freeNights } = master.offers ?? {};
  if (freeNights && (plan.rate.unitNights ?? 1) > 1)
    notes.add('Offer/Discount', `${about}: nights are free only where amounts are for one night`);
  const rates = yield* eachInPieces(parts.rates, (rate): DatedRate => {
    if (!knows(rate.roomType, 'Rate/@InvTypeCode', rate.line) || !rate.amounts) return rate;
    const key = `${about}, room type "${rate.roomType}", ${rate.from} to ${rate.to}`;
    const standard = rooms.get(rate.roomType)?.standard ?? null;
    const byGuests = guestsOf(rate, rate.amounts, { key, standard }, faults, notes);
    const children = childrenOf(rate, rate.amounts, { key, rule }, faults, notes);
    checkShares(rate, { ...rate.amounts, byGuests, children }, { key, plan }, faults);
    return { ...rate, amounts: { ...rate.amounts, byGuests, children } };
  });
  return { rules: parts.rules, rates, datedSupplements: parts.datedSupplements };
}

/** A night costs its share of an amount for several, which must be a whole cent: nothing is rounded before the end. */
function checkShares(
  { line }: DatedRate,
  { byGuests, extraAdult, children }: Amounts,
  { key, plan }: { readonly key: string; readonly plan: StoredPlan },
  faults: Faults,
): void {
  const { unitNights = 1 } = plan.rate;
  const minor = [...byGuests, extraAdult, ...children.map((one) => one.minor)].find(
    (one) => (one ?? 0) % unitNights > 0,
  );
  if (minor === undefined) return;
  const message = `${key}: an amount is not ${unitNights} times a whole one, so that a night has no price: send amounts that ${unitNights} divides, or for one night`;
  faults.add('cannot', 'Rate', message, line);
}

function guestsOf(
  { line, roomType }: DatedRate,
  { byGuests }: Amounts,
  { key, standard }: { readonly key: string; readonly standard: number | null },
  faults: Faults,
  notes: Notes,
): readonly (number | null)[] {
  if (standard === null) {
    const message = `${key}: nobody said for how many persons "${roomType}" is meant: send the Inventory first`;
    faults.add('roomType', 'Rate/@InvTypeCode', message, line);
    return byGuests;
  }
  if (typeof byGuests[standard - 1] !== 'number')
    faults.add('missing', 'BaseByGuestAmt', `${key}: the amount for ${standard}, the standard, is missing`, line);
  if (byGuests.length > standard)
    notes.add('BaseByGuestAmt', `${key}: amounts for more than ${standard}, the standard, are never used`, line);
  return byGuests.slice(0, standard);
}

function childrenOf(
  { line }: DatedRate,
  { children }: Amounts,
  { key, rule }: { readonly key: string; readonly rule: OfferRule },
  faults: Faults,
  notes: Notes,
): readonly ChildAmount[] {
  const { adultFromAge, childFromAge = 0, childToAge } = rule;
  const fault = (message: string): void => faults.add('invalid', 'AdditionalGuestAmount', `${key}: ${message}`, line);
  if (adultFromAge === undefined) {
    if (children.length > 0) fault('amounts of children, but the plan says of no age that it is a child');
    return [];
  }
  // Who sends no MaxAge means all children from there on.
  const ended = children.map((one) => (one.toAge === oldestBirthday ? { ...one, toAge: adultFromAge } : one));
  for (const { fromAge, toAge } of ended) {
    if (toAge > adultFromAge) fault(`ages ${fromAge}-${toAge} go beyond ${adultFromAge}, when one is an adult`);
    else if (fromAge >= adultFromAge) fault(`ages from ${fromAge} on are those of adults, from ${adultFromAge}`);
    if (toAge <= childFromAge || (fromAge > 0 && fromAge < childFromAge))
      fault(`ages ${fromAge}-${toAge} are below the plan’s children, from ${childFromAge}`);
  }
  const last = Math.min(childToAge ?? adultFromAge, adultFromAge);
  const ages = Array.from({ length: Math.max(0, last - childFromAge) }, (_, i) => childFromAge + i);
  const without = ages.filter((age) => !ended.some(({ fromAge, toAge }) => age >= fromAge && age < toAge));
  if (without.length > 0)
    notes.add('AdditionalGuestAmount', `${key}: children of ${listed(without)} have no amount and are not taken`, line);
  return ended;
}

const listed = (ages: readonly number[]): string =>
  ages.length > 3 ? `${ages.slice(0, 3).join(', ')}, … years` : `${ages.join(', ')} years`;

/** An amount for all room types and one for a room type add up: not everybody means that. */
function warnOfSums({ datedSupplements }: DatedParts, about: string, notes: Notes): void {
  for (const one of datedSupplements) {
    if (one.roomType === null) continue;
    const both = datedSupplements.find(
      (other) => other.code === one.code && other.roomType === null && other.from <= one.to && one.from <= other.to,
    );
    if (both)
      notes.add(
        'Supplement',
        `${about}, supplement "${one.code}": from ${one.from} the amounts for all room types and for "${one.roomType}" add up`,
        one.line,
      );
  }
}
