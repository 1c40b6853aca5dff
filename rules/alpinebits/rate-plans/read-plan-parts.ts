import type { CurrencyCode } from '../../currency/currencies.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { partOrNone, partsOf, shortened } from '../read-parts.ts';
import type { DatedParts, StoredPlan } from './plan-message.ts';
import { readBookingRules } from './read-booking-rules.ts';
import { readOffers } from './read-offers.ts';
import { readDatedRates, readStaticRate } from './read-rates.ts';
import { readSupplements } from './read-supplements.ts';
import { readTexts } from './read-texts.ts';

/** Hears of each capability that is used. */
export type Announced = (capability: string, element: string, line: number, about?: string) => void;

type Context = {
  readonly code: string;
  readonly kind: 'full' | 'overlay';
  readonly currency: CurrencyCode;
  readonly asks: Announced;
};
type Read = { readonly kind: 'full'; readonly plan: StoredPlan } | ({ readonly kind: 'overlay' } & DatedParts);

/** What stands in a plan that is sent whole, or in parts. */
export function* readPlanParts(part: XmlElement, context: Context, faults: Faults): Generator<undefined, Read | null> {
  const { code, kind } = context;
  const about = `plan "${code}": `;
  if (isTooMuch(part, about, faults)) return null;
  const asks: Announced = (name, element, line) => context.asks(name, element, line, about);
  const rules = yield* readBookingRules(partOrNone(part, 'BookingRules', faults), code, asks, faults);
  const rateList = partOrNone(part, 'Rates', faults);
  const rateParts = rateList ? partsOf(rateList, 'Rate') : [];
  const supplementList = partOrNone(part, 'Supplements', faults);
  if (supplementList) asks('accept_Supplements', 'Supplements', supplementList.line);
  const supplements = readSupplements(supplementList, { plan: code, currency: context.currency }, faults);
  const offerList = partOrNone(part, 'Offers', faults);
  const dated = { plan: code, currency: context.currency };
  if (kind === 'overlay') {
    const fault = (element: string, line: number): void =>
      faults.add('invalid', element, `${about}an Overlay has only rules, rates and supplements with days`, line);
    if (offerList) fault('RatePlan/Offers', offerList.line);
    for (const { line } of partsOf(part, 'Description').slice(0, 1)) fault('RatePlan/Description', line);
    for (const one of supplements.statics) fault(`Supplement "${one.code}"`, supplementList?.line ?? 0);
    const rates = yield* readDatedRates(rateParts, dated, faults);
    return { kind, rules, rates, datedSupplements: supplements.dated };
  }
  const join = readJoin(part, code, asks, faults);
  const isAlternative = join.joinId !== null && !join.isMaster;
  if (isAlternative) {
    const fault = (element: string, line: number): void =>
      faults.add('invalid', element, `${about}it stands in the master of the joined plans only`, line);
    if (offerList) fault('RatePlan/Offers', offerList.line);
    for (const { line } of partsOf(part, 'Description').slice(0, 1)) fault('RatePlan/Description', line);
    for (const one of supplements.statics) fault(`Supplement "${one.code}"`, supplementList?.line ?? 0);
  }
  const rate = readStaticRate(rateParts[0], dated, faults);
  const rates = yield* readDatedRates(rateParts.slice(1), dated, faults);
  for (const one of rates)
    if (!one.amounts)
      faults.add(
        'missing',
        'Rate/BaseByGuestAmts',
        `plan "${code}", room type "${one.roomType}", ${one.from} to ${one.to}: there is no amount for guests`,
        one.line,
      );
  for (const one of supplements.dated)
    if (one.minor === null)
      faults.add(
        'missing',
        'Supplement/@Amount',
        `plan "${code}", supplement "${one.code}", ${one.from} to ${one.to}: this attribute is missing`,
        one.line,
      );
  const offers = isAlternative ? null : readOffers(offerList, code, asks, faults);
  const texts = readTexts(part, `plan "${code}"`, faults);
  if (!rate) return null;
  return {
    kind,
    plan: {
      code,
      ...join,
      rate,
      offers,
      supplements: supplements.statics,
      ...texts,
      rules,
      rates,
      datedSupplements: supplements.dated,
    },
  };
}

/** More than this nobody means, and to hold each against the others would take long. */
const most: Readonly<Record<string, number>> = { BookingRules: 40_000, Rates: 40_000, Supplements: 1_000, Offers: 100 };

function isTooMuch(part: XmlElement, about: string, faults: Faults): boolean {
  const large = part.children.find(({ name, children }) => children.length > (most[name] ?? 1_000));
  if (!large) return false;
  const message = `${about}${large.children.length} entries are more than the ${most[large.name] ?? 1_000} that are taken`;
  faults.add('cannot', `RatePlan/${large.name}`, message, large.line);
  return true;
}

function readJoin(
  part: XmlElement,
  code: string,
  asks: Announced,
  faults: Faults,
): { readonly joinId: string | null; readonly isMaster: boolean } {
  const { RatePlanID: id, RatePlanQualifier: qualifier } = part.attributes;
  if (id === undefined && qualifier === undefined) return { joinId: null, isMaster: true };
  asks('accept_RatePlanJoin', 'RatePlan/@RatePlanID', part.line);
  const fault = (name: string, message: string): void =>
    faults.add('invalid', `RatePlan/@${name}`, `plan "${code}": ${message}`, part.line);
  if (id === undefined || id.trim() === '') fault('RatePlanID', 'RatePlanQualifier needs a RatePlanID');
  if (qualifier === undefined) fault('RatePlanQualifier', 'RatePlanID needs a RatePlanQualifier');
  else if (!['true', '1', 'false', '0'].includes(qualifier))
    fault('RatePlanQualifier', `"${shortened(qualifier)}" must be true or false`);
  return { joinId: id ?? null, isMaster: qualifier !== 'false' && qualifier !== '0' };
}
