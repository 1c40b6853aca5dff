import { isCurrency, type CurrencyCode } from '../../currency/currencies.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { type Faults } from '../faults.ts';
import { onlyPart, otaNamespace, partsOf, refuseOthers, shortened, textAt } from '../read-parts.ts';
import { isSince, type AlpineBitsVersion } from '../versions.ts';
import type { RatePlansMessage, SentPlan } from './plan-message.ts';
import { readPlanParts, type Announced } from './read-plan-parts.ts';

type Context = {
  readonly version: AlpineBitsVersion;
  /** What was announced, by whole names. */
  readonly capabilities: ReadonlySet<string>;
  /** The currency of the hotel. */
  readonly currency: CurrencyCode;
};

const prefix = 'OTA_HotelRatePlanNotif';
const mostPlans = 100;

/** Reads OTA_HotelRatePlanNotifRQ: all that is wrong with it by itself is among the faults. Stops for a moment between its pieces. */
export function* readMessage(
  root: XmlElement,
  context: Context,
  faults: Faults,
): Generator<undefined, RatePlansMessage> {
  if (root.name !== `${prefix}RQ` || root.ns !== otaNamespace) {
    faults.add('invalid', root.name, `the message must be ${prefix}RQ of ${otaNamespace}`, root.line);
    return { isReset: false, plans: [] };
  }
  refuseOthers(root, { attributes: Object.keys(root.attributes), children: ['UniqueID', 'RatePlans'] }, faults);
  const isReset = readReset(root, faults);
  const list = onlyPart(root, 'RatePlans', faults);
  if (!list) return { isReset, plans: [] };
  refuseOthers(list, { attributes: ['HotelCode', 'HotelName'], children: ['RatePlan'] }, faults);
  const parts = partsOf(list, 'RatePlan');
  if (parts.length === 0) faults.add('missing', 'RatePlans/RatePlan', 'at least one is needed', list.line);
  if (parts.length > mostPlans) {
    faults.add('cannot', 'RatePlans', `send ${mostPlans} plans at most`, list.line);
    return { isReset, plans: [] };
  }
  // An empty one, alone in a complete set, takes all away.
  const isEmpty = isReset && parts.length === 1 && parts[0] !== undefined && isBare(parts[0]);
  if (isEmpty) return { isReset, plans: [] };
  const asks: Announced = (name, element, line, message = '') => {
    const whole = `${prefix}_${name}`;
    if (!context.capabilities.has(whole))
      faults.add('cannot', element, `${message}this uses ${whole}, which was not announced`, line);
  };
  const plans: SentPlan[] = [];
  for (const part of parts) {
    const plan = yield* readPlan(part, { ...context, isReset, asks }, faults);
    if (plan) plans.push(plan);
    yield;
  }
  const seen = new Set<string>();
  for (const { code, line } of plans) {
    if (seen.has(code)) faults.add('duplicate', 'RatePlan/@RatePlanCode', `plan "${code}" stands twice`, line);
    seen.add(code);
  }
  return { isReset, plans };
}

const isBare = ({ attributes, children }: XmlElement): boolean =>
  children.length === 0 && Object.keys(attributes).every((name) => name === 'RatePlanNotifType');

function readReset(root: XmlElement, faults: Faults): boolean {
  const [id, second] = partsOf(root, 'UniqueID');
  if (second) faults.add('invalid', 'UniqueID', 'this element may stand here only once', second.line);
  if (!id) return false;
  refuseOthers(id, { attributes: ['Type', 'ID', 'Instance'] }, faults);
  if (id.attributes['Type'] !== '16') faults.add('invalid', 'UniqueID/@Type', 'must be 16', id.line);
  if (id.attributes['Instance'] !== 'CompleteSet')
    faults.add('invalid', 'UniqueID/@Instance', 'must be CompleteSet', id.line);
  return true;
}

const planAttributes = [
  'RatePlanNotifType',
  'CurrencyCode',
  'RatePlanCode',
  'RatePlanID',
  'RatePlanQualifier',
  'RatePlanType',
  'RatePlanCategory',
];
const planChildren = ['BookingRules', 'Rates', 'Supplements', 'Offers', 'Description'];

type PlanContext = Context & { readonly isReset: boolean; readonly asks: Announced };

function* readPlan(part: XmlElement, context: PlanContext, faults: Faults): Generator<undefined, SentPlan | null> {
  refuseOthers(part, { attributes: planAttributes, children: planChildren }, faults);
  const code = textAt(part, 'RatePlanCode', faults, { most: 64 });
  const { line } = part;
  if (code === null) return null;
  const fault = (name: string, message: string): void =>
    faults.add('invalid', `RatePlan/@${name}`, `plan "${code}": ${message}`, line);
  const { RatePlanType: type, RatePlanCategory: category, RatePlanNotifType: sent } = part.attributes;
  if (type !== undefined && type !== '12') fault('RatePlanType', `"${shortened(type)}" must be 12, or left out`);
  if (category !== undefined && type === undefined) fault('RatePlanCategory', 'stands with RatePlanType 12 only');
  if (context.isReset) {
    if (part.children.length > 0) fault('RatePlanCode', 'a complete set names plans by their codes alone');
    return { kind: 'kept', code, line };
  }
  if (sent === undefined) {
    faults.add('missing', 'RatePlan/@RatePlanNotifType', `plan "${code}": this attribute is missing`, line);
    return null;
  }
  if (sent === 'Remove') {
    if (part.children.length > 0) fault('RatePlanNotifType', 'a plan that is removed has no content');
    return { kind: 'remove', code, line };
  }
  const kind = kindOf(sent, code, line, context, faults);
  const currency = readCurrency(part, code, context, faults);
  if (!kind) return null;
  const parts = yield* readPlanParts(part, { code, kind, currency, asks: context.asks }, faults);
  return parts && { ...parts, code, line };
}

function kindOf(
  sent: string,
  code: string,
  line: number,
  { version, asks }: PlanContext,
  faults: Faults,
): 'full' | 'overlay' | null {
  const about = `plan "${code}": `;
  if (sent === 'New') return 'full';
  if (sent === 'Full' && isSince(version, '2024-10')) {
    asks('accept_full', 'RatePlan/@RatePlanNotifType', line, about);
    return 'full';
  }
  if (sent === 'Overlay') {
    asks('accept_overlay', 'RatePlan/@RatePlanNotifType', line, about);
    return 'overlay';
  }
  const known = isSince(version, '2024-10') ? 'Full, New, Overlay or Remove' : 'New, Overlay or Remove';
  faults.add('invalid', 'RatePlan/@RatePlanNotifType', `${about}"${shortened(sent)}" must be ${known}`, line);
  return null;
}

/** Amounts are in the currency of the hotel, or not taken: nothing is exchanged that a guest is to pay. */
function readCurrency(part: XmlElement, code: string, { currency, version }: Context, faults: Faults): CurrencyCode {
  const sent = part.attributes['CurrencyCode'];
  const fault = (message: string): void =>
    faults.add('invalid', 'RatePlan/@CurrencyCode', `plan "${code}": ${message}`, part.line);
  if (sent === undefined)
    faults.add('missing', 'RatePlan/@CurrencyCode', `plan "${code}": this attribute is missing`, part.line);
  else if (!/^[A-Z]{3}$/.test(sent)) fault(`"${shortened(sent)}" must be a currency as EUR`);
  else if (!isSince(version, '2020-10') && sent !== 'EUR') fault(`"${sent}" must be EUR before 2020-10`);
  else if (sent !== currency) fault(`this hotel’s prices are in ${currency}, not in ${sent}`);
  else if (isCurrency(sent)) return sent;
  return currency;
}
