import type { NightPrices, PricesPer } from '../../pricing/price-night.ts';
import type { DayRules } from '../../restriction/day-rules.ts';
import { el, type XmlPart } from '../../xml/write-xml.ts';
import { composeOffer, composeSupplements, titleOf } from './compose-beside.ts';
import type { PulledPlan } from './pulled-plan.ts';

const mealCodes = { none: 14, breakfast: 3, 'half-board': 12, 'full-board': 10, 'all-inclusive': 1 } as const;

/** By the order of JavaScript, which begins with Sunday. */
const weekdays = ['Sun', 'Mon', 'Tue', 'Weds', 'Thur', 'Fri', 'Sat'] as const;

/** A plan with its code and title alone. */
export const composeTitle = (plan: PulledPlan): XmlPart =>
  el('RatePlan', { RatePlanCode: plan.code, CurrencyCode: plan.currency }, titleOf(plan.titles));

/** A plan with its rates and rules, as RatePlans has them; and what of it cannot be said that way. */
export function composePlan(plan: PulledPlan): { readonly part: XmlPart; readonly unsaid: readonly string[] } {
  const unsaid: string[] = [];
  const rates = plan.rates.map((rate) => rateOf(plan, rate, unsaid));
  const rules = plan.rules.map(({ room, from, to, rules: said }) => ruleOf(room, from, to, said));
  const part = el(
    'RatePlan',
    { RatePlanCode: plan.code, CurrencyCode: plan.currency },
    rules.length > 0 && el('BookingRules', {}, rules),
    el('Rates', {}, [staticRate(plan), ...rates]),
    composeSupplements(plan),
    el('Offers', {}, el('Offer', {}, el('OfferRules', {}, offerRule(plan))), plan.offers.map(composeOffer)),
    titleOf(plan.titles),
  );
  return { part, unsaid: [...new Set(unsaid)] };
}

const staticRate = ({ per, meal }: PulledPlan): XmlPart =>
  el(
    'Rate',
    { RateTimeUnit: 'Day', UnitMultiplier: 1 },
    el('BaseByGuestAmts', {}, el('BaseByGuestAmt', { Type: per === 'person' ? 7 : 25 })),
    el('MealsIncluded', { MealPlanIndicator: 'true', MealPlanCodes: mealCodes[meal] }),
  );

function offerRule({ childAges, conditions }: PulledPlan): XmlPart {
  const { minAdvanceDays, maxAdvanceDays, minNights, maxNights, arrivalWeekdays, departureWeekdays } = conditions;
  const children = childAges && childrenOf(childAges, conditions);
  const lengths = lengthsOf({ SetMinLOS: minNights, SetMaxLOS: maxNights });
  return el(
    'OfferRule',
    {
      MinAdvancedBookingOffset: minAdvanceDays === undefined ? undefined : `P${minAdvanceDays}D`,
      MaxAdvancedBookingOffset: maxAdvanceDays === undefined ? undefined : `P${maxAdvanceDays}D`,
    },
    lengths,
    weekdaysOf(arrivalWeekdays, departureWeekdays),
    el('Occupancy', {
      AgeQualifyingCode: 10,
      MinAge: children ? childAges?.before : undefined,
      MinOccupancy: conditions.minAdults,
      MaxOccupancy: conditions.maxAdults,
    }),
    children && el('Occupancy', { AgeQualifyingCode: 8, ...children }),
  );
}

/** Which children a plan takes, and how many; null where it takes none, and knows none then. */
function childrenOf(
  { from, before }: NonNullable<PulledPlan['childAges']>,
  { childFromAge = 0, childToAge, minChildren, maxChildren }: PulledPlan['conditions'],
): Readonly<Record<string, number | undefined>> | null {
  if (maxChildren === 0) return null;
  return {
    MinAge: Math.max(from, childFromAge) || undefined,
    MaxAge: childToAge !== undefined && childToAge < before ? childToAge : undefined,
    MinOccupancy: minChildren,
    MaxOccupancy: maxChildren,
  };
}

function lengthsOf(lengths: Readonly<Record<string, number | null | undefined>>): XmlPart | null {
  const asked = Object.entries(lengths).flatMap(([MinMaxMessageType, nights]) =>
    nights ? [el('LengthOfStay', { Time: nights, TimeUnit: 'Day', MinMaxMessageType })] : [],
  );
  return asked.length > 0 ? el('LengthsOfStay', {}, asked) : null;
}

function weekdaysOf(arrival?: readonly number[], departure?: readonly number[]): XmlPart | null {
  if (!arrival && !departure) return null;
  const flags = (days: readonly number[]) =>
    Object.fromEntries([1, 2, 3, 4, 5, 6, 0].map((day) => [weekdays[day], days.includes(day) ? 1 : 0]));
  return el(
    'DOW_Restrictions',
    {},
    arrival && el('ArrivalDaysOfWeek', flags(arrival)),
    departure && el('DepartureDaysOfWeek', flags(departure)),
  );
}

const ruleOf = (room: string, from: string, to: string, rules: DayRules): XmlPart =>
  el(
    'BookingRule',
    { Start: from, End: to, Code: room, CodeContext: 'ROOMTYPE' },
    lengthsOf({
      SetMinLOS: rules.minStay,
      SetMaxLOS: rules.maxStay,
      SetForwardMinStay: rules.minThrough,
      SetForwardMaxStay: rules.maxThrough,
    }),
    weekdaysOf(rules.isClosedToArrival ? [] : undefined, rules.isClosedToDeparture ? [] : undefined),
    rules.isClosed && el('RestrictionStatus', { Restriction: 'Master', Status: 'Close' }),
  );

function rateOf(
  plan: PulledPlan,
  { room, from, to, standard, prices }: PulledPlan['rates'][number],
  unsaid: string[],
): XmlPart {
  const amount = (minor: number): string => (minor / 10 ** plan.decimals).toFixed(plan.decimals);
  const where = `"${plan.code}" ${room} ${from} to ${to}`;
  const base = baseAmounts(prices, standard, plan.per);
  const extra = extraAdult(prices, standard, plan.per);
  if (extra === 'uneven') unsaid.push(`${where}: adults beyond ${standard} do not all pay the same`);
  const children = plan.childAges && plan.conditions.maxChildren !== 0 ? childAmounts(prices, plan) : [];
  if (children.some(({ minor }) => minor === null)) unsaid.push(`${where}: a share of an adult’s price is no amount`);
  const further = [
    ...(typeof extra === 'number'
      ? [el('AdditionalGuestAmount', { AgeQualifyingCode: 10, Amount: amount(extra) })]
      : []),
    ...children.flatMap(({ fromAge, toAge, minor }) =>
      minor === null
        ? []
        : [
            el('AdditionalGuestAmount', {
              AgeQualifyingCode: 8,
              MinAge: fromAge > 0 ? fromAge : undefined,
              MaxAge: toAge,
              Amount: amount(minor),
            }),
          ],
    ),
  ];
  return el(
    'Rate',
    { InvTypeCode: room, Start: from, End: to },
    el(
      'BaseByGuestAmts',
      {},
      base.map(([NumberOfGuests, minor]) =>
        el('BaseByGuestAmt', { NumberOfGuests, AgeQualifyingCode: 10, AmountAfterTax: amount(minor) }),
      ),
    ),
    further.length > 0 && el('AdditionalGuestAmounts', {}, further),
  );
}

/** Up to the usual number of guests; beyond what is listed, further adults pay on top. */
function baseAmounts(
  { byAdults, extraAdult: extra }: NightPrices,
  standard: number,
  per: PricesPer,
): [number, number][] {
  const amounts: [number, number][] = [];
  const last = byAdults.length;
  for (let guests = 1; guests <= standard; guests++) {
    const listed = byAdults[Math.min(guests, last) - 1] ?? null;
    if (listed === null) continue;
    if (guests <= last) amounts.push([guests, listed]);
    else if (per === 'room' && extra !== null) amounts.push([guests, listed + (guests - last) * extra]);
  }
  return amounts.filter(([, minor]) => minor > 0);
}

function extraAdult(
  { byAdults, extraAdult: extra }: NightPrices,
  standard: number,
  per: PricesPer,
): number | 'uneven' | null {
  if (byAdults.length <= standard) return extra;
  if (per === 'person') return 'uneven';
  const steps = byAdults.slice(standard - 1).flatMap((price, i, all) => {
    const next = all[i + 1];
    return price === null || next === undefined || next === null ? [] : [next - price];
  });
  const [first = null] = steps;
  const isEven = steps.every((step) => step === first) && (extra === null || extra === first);
  return isEven && first !== null && first >= 0 ? first : 'uneven';
}

type Bracket = { readonly fromAge: number; readonly toAge: number; readonly minor: number | null };

function childAmounts({ bands = [], child, infant }: NightPrices, { flatAges }: PulledPlan): Bracket[] {
  if (bands.length > 0)
    return bands.flatMap(({ fromAge, toAge, minor, isRefused }) =>
      isRefused ? [] : [{ fromAge, toAge, minor: minor ?? null }],
    );
  const { infantsBefore, childrenBefore } = flatAges;
  return [
    { fromAge: 0, toAge: infantsBefore, minor: infant },
    { fromAge: infantsBefore, toAge: childrenBefore, minor: child },
  ].filter(({ fromAge, toAge }) => toAge > fromAge);
}
