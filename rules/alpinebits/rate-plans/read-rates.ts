import type { CurrencyCode } from '../../currency/currencies.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { eachInPieces } from '../each-in-pieces.ts';
import type { Faults } from '../faults.ts';
import { onlyPart, partOrNone, partsOf, periodAt, refuseOthers, shortened, textAt, wholeAt } from '../read-parts.ts';
import { findOverlaps } from './find-overlaps.ts';
import { meals, type Amounts, type DatedRate, type StaticRate } from './plan-message.ts';
import { amountAt } from './read-amount-at.ts';
import { readChildAmounts } from './read-child-amounts.ts';

type Context = { readonly plan: string; readonly currency: CurrencyCode };

const attributes = ['RateTimeUnit', 'UnitMultiplier', 'InvTypeCode', 'Start', 'End'];
const children = ['BaseByGuestAmts', 'AdditionalGuestAmounts', 'MealsIncluded'];
const mostGuests = 20;

/** The first rate of a plan, which says what holds for all others. */
export function readStaticRate(part: XmlElement | undefined, { plan }: Context, faults: Faults): StaticRate | null {
  const where = 'Rate[1]';
  if (!part) {
    faults.add('missing', where, `plan "${plan}" has no static rate: it is the first Rate`);
    return null;
  }
  refuseOthers(part, { attributes, children }, faults);
  for (const name of ['InvTypeCode', 'Start', 'End'])
    if (part.attributes[name] !== undefined)
      faults.add('invalid', `${where}/@${name}`, `plan "${plan}": the static rate has none`, part.line);
  if (partOrNone(part, 'AdditionalGuestAmounts', faults))
    faults.add('invalid', `${where}/AdditionalGuestAmounts`, `plan "${plan}": the static rate has none`, part.line);
  const unitNights = readUnit(part, plan, faults);
  const read = readTypeAndMeal(part, plan, faults);
  return read && { ...read, ...(unitNights > 1 ? { unitNights } : {}) };
}

function readUnit(part: XmlElement, plan: string, faults: Faults): number {
  const { RateTimeUnit: unit, UnitMultiplier: times } = part.attributes;
  const about = `plan "${plan}"`;
  if ((unit === undefined) !== (times === undefined))
    faults.add('missing', 'Rate[1]/@UnitMultiplier', `${about}: it and RateTimeUnit stand together or not`, part.line);
  if (unit !== undefined && unit !== 'Day')
    faults.add('invalid', 'Rate[1]/@RateTimeUnit', `${about}: "${shortened(unit)}" must be Day`, part.line);
  return wholeAt(part, 'UnitMultiplier', faults, { least: 1, most: 365, isOptional: true }) ?? 1;
}

function readTypeAndMeal(part: XmlElement, plan: string, faults: Faults): StaticRate | null {
  const list = onlyPart(part, 'BaseByGuestAmts', faults);
  const base = list && onlyPart(list, 'BaseByGuestAmt', faults);
  if (base) refuseOthers(base, { attributes: ['Type'] }, faults);
  const type = base?.attributes['Type'];
  if (base && type !== '7' && type !== '25')
    faults.add(
      type === undefined ? 'missing' : 'invalid',
      'Rate[1]/BaseByGuestAmt/@Type',
      `plan "${plan}": must be 7 (per person) or 25 (per room)`,
      base.line,
    );
  const meal = onlyPart(part, 'MealsIncluded', faults);
  if (!meal) return null;
  refuseOthers(meal, { attributes: ['MealPlanIndicator', 'MealPlanCodes'] }, faults);
  const code = meal.attributes['MealPlanCodes'] ?? '';
  if (!['true', '1'].includes(meal.attributes['MealPlanIndicator'] ?? ''))
    faults.add('invalid', 'MealsIncluded/@MealPlanIndicator', `plan "${plan}": must be true`, meal.line);
  if (!isMeal(code)) {
    const message = `plan "${plan}": "${shortened(code)}" must be one of ${Object.keys(meals).join(', ')}`;
    faults.add('invalid', 'MealsIncluded/@MealPlanCodes', message, meal.line);
    return null;
  }
  return { pricesPer: type === '7' ? 'person' : 'room', meal: meals[Number(code) as keyof typeof meals] };
}

const isMeal = (code: string): boolean => Object.hasOwn(meals, code);

/** All rates but the first: those of room types from one night to another. */
export function* readDatedRates(
  parts: readonly XmlElement[],
  context: Context,
  faults: Faults,
): Generator<undefined, DatedRate[]> {
  const rates = yield* eachInPieces(parts, (part) => readDatedRate(part, context, faults));
  findOverlaps(rates, ({ roomType }) => `plan "${context.plan}", room type "${roomType}"`, 'Rate', faults);
  return rates;
}

function readDatedRate(part: XmlElement, context: Context, faults: Faults): DatedRate | null {
  const { plan } = context;
  if (['InvTypeCode', 'Start', 'End'].every((name) => part.attributes[name] === undefined)) {
    faults.add(
      'invalid',
      'Rate',
      `plan "${plan}": there is a second static rate, without room type and days`,
      part.line,
    );
    return null;
  }
  refuseOthers(part, { attributes, children }, faults);
  for (const name of ['RateTimeUnit', 'UnitMultiplier'])
    if (part.attributes[name] !== undefined)
      faults.add('invalid', `Rate/@${name}`, `plan "${plan}": it stands in the first Rate only`, part.line);
  if (partOrNone(part, 'MealsIncluded', faults))
    faults.add('invalid', 'Rate/MealsIncluded', `plan "${plan}": it stands in the first Rate only`, part.line);
  const roomType = textAt(part, 'InvTypeCode', faults, { most: 8 });
  const period = periodAt(part, faults);
  const days = period ? `, ${period.from} to ${period.to}` : '';
  const key = `plan "${plan}", room type "${roomType ?? '?'}"${days}`;
  const base = partOrNone(part, 'BaseByGuestAmts', faults);
  const further = partOrNone(part, 'AdditionalGuestAmounts', faults);
  const amounts = base || further ? readAmounts(part, { base, further, key, ...context }, faults) : null;
  return roomType === null || !period ? null : { ...period, line: part.line, roomType, amounts };
}

type Parts = Context & {
  readonly base: XmlElement | null;
  readonly further: XmlElement | null;
  readonly key: string;
};

function readAmounts(part: XmlElement, { base, further, key, currency }: Parts, faults: Faults): Amounts {
  const byGuests: (number | null)[] = [];
  if (!base) faults.add('missing', 'Rate/BaseByGuestAmts', `${key}: there is no amount for guests`, part.line);
  if (base) refuseOthers(base, { children: ['BaseByGuestAmt'] }, faults);
  for (const one of base ? partsOf(base, 'BaseByGuestAmt') : []) {
    refuseOthers(
      one,
      { attributes: ['Type', 'NumberOfGuests', 'AgeQualifyingCode', 'AmountAfterTax', 'CurrencyCode'] },
      faults,
    );
    const fault = (name: string, message: string): void =>
      faults.add('invalid', `BaseByGuestAmt/@${name}`, `${key}: ${message}`, one.line);
    if (one.attributes['Type'] !== undefined) fault('Type', 'it stands in the first Rate only');
    if (one.attributes['AgeQualifyingCode'] !== '10') fault('AgeQualifyingCode', 'must be 10, for adults');
    const other = one.attributes['CurrencyCode'];
    if (other !== undefined && other !== currency)
      fault('CurrencyCode', `"${shortened(other)}" is not that of the plan, ${currency}`);
    const guests = wholeAt(one, 'NumberOfGuests', faults, { least: 1, most: mostGuests });
    const minor = amountAt(one, 'AmountAfterTax', faults, { currency, least: 1, key });
    if (guests === null) continue;
    if (byGuests[guests - 1] !== undefined) fault('NumberOfGuests', `${guests} stands twice`);
    // An amount that was wrong is named already, and is not to be missed as well.
    byGuests[guests - 1] = minor ?? 1;
  }
  const { extraAdult, children } = readChildAmounts(further, { key, currency }, faults);
  return { byGuests: Array.from(byGuests, (minor) => minor ?? null), extraAdult, children };
}
