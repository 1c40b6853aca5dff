import type { StayDate } from '../../stay/stay-date.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { onlyPart, partOrNone, partsOf, periodAt, refuseOthers, textAt } from '../read-parts.ts';

type Period = { readonly from: StayDate; readonly to: StayDate };

/** What a client wants to know of rate plans. */
export type BaseRatesWish =
  | { readonly what: 'plans' }
  | { readonly what: 'rates'; readonly codes: readonly string[]; readonly period: Period | null }
  | { readonly what: 'changes'; readonly codes: readonly string[] }
  | { readonly what: 'unclear'; readonly why: string };

/** Reads OTA_HotelRatePlanRQ: which plans, on which days, or what has changed since the last time. */
export function readBaseRates(root: XmlElement, faults: Faults): BaseRatesWish {
  refuseOthers(root, { attributes: Object.keys(root.attributes), children: ['RatePlans'] }, faults);
  const list = onlyPart(root, 'RatePlans', faults);
  const plan = list && onlyPart(list, 'RatePlan', faults);
  if (!plan) return { what: 'plans' };
  refuseOthers(plan, { children: ['DateRange', 'RatePlanCandidates', 'HotelRef'] }, faults);
  onlyPart(plan, 'HotelRef', faults);
  const range = partOrNone(plan, 'DateRange', faults);
  const all = partOrNone(plan, 'RatePlanCandidates', faults);
  const codes = all ? readCodes(all, faults) : [];
  if (!range) return codes.length > 0 ? { what: 'rates', codes, period: null } : { what: 'plans' };
  refuseOthers(range, { attributes: ['Start', 'End'] }, faults);
  if (Object.keys(range.attributes).length === 0)
    return codes.length > 0
      ? { what: 'changes', codes }
      : { what: 'unclear', why: 'an empty DateRange asks for changes: name the rate plans in RatePlanCandidates' };
  const period = periodAt(range, faults);
  return codes.length > 0
    ? { what: 'rates', codes, period }
    : { what: 'unclear', why: 'days without rate plans: name the rate plans in RatePlanCandidates' };
}

function readCodes(all: XmlElement, faults: Faults): string[] {
  refuseOthers(all, { children: ['RatePlanCandidate'] }, faults);
  const entries = partsOf(all, 'RatePlanCandidate');
  if (entries.length === 0)
    faults.add('missing', 'RatePlanCandidates/RatePlanCandidate', 'at least one is needed', all.line);
  const codes = entries.flatMap((one) => {
    refuseOthers(one, { attributes: ['RatePlanCode', 'RatePlanID'] }, faults);
    return textAt(one, 'RatePlanCode', faults, { most: 64 }) ?? [];
  });
  return [...new Set(codes)];
}
