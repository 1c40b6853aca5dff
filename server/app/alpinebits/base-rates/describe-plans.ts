import type { ManagedCalendar } from '@stayfront/contract/manage/calendar';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { PulledPlan } from '@stayfront/rules/alpinebits/base-rates/pulled-plan';
import type { Codes } from '@stayfront/rules/connection/codes';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import type { NightPrices } from '@stayfront/rules/pricing/price-night';
import { dayRuleNames, dayRulesFrom, openDay, type DayRules } from '@stayfront/rules/restriction/day-rules';
import { stricter } from '@stayfront/rules/restriction/stricter';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';

type RatePlan = PropertyDocument['ratePlans'][number];
type Entry = Readonly<Record<string, unknown>> & {
  readonly from: StayDate;
  readonly to: StayDate;
  readonly room?: string;
  readonly ratePlan?: string;
};

/** The calendar's own answer, of which its contract says no more than that it is made of objects. */
const entriesIn = (list: readonly Record<string, unknown>[]): readonly Entry[] => list as unknown as readonly Entry[];

/** A rate plan of the hotel in the codes of who pulls it; with what the calendar says of it, or without. */
export function describePlan(
  document: PropertyDocument,
  plan: RatePlan,
  codes: Codes,
  calendar: ManagedCalendar | null,
  beside?: Pick<PulledPlan, 'supplements' | 'offers'>,
): PulledPlan {
  const { children, infants } = document.guests;
  const childAges =
    children.max > 0
      ? { from: infants.max > 0 ? infants.fromAge : children.fromAge, before: Math.min(18, children.toAge + 1) }
      : null;
  return {
    code: codes.codeOfRatePlan(plan.id),
    titles: plan.name,
    currency: document.currency,
    decimals: decimalsOf(document.currency),
    per: plan.pricesPer ?? 'room',
    meal: plan.meal ?? 'none',
    childAges,
    flatAges: { infantsBefore: infants.max > 0 ? infants.toAge + 1 : 0, childrenBefore: childAges?.before ?? 0 },
    conditions: plan.conditions ?? {},
    rates: calendar ? ratesOf(document, plan, codes, calendar) : [],
    rules: calendar ? rulesOf(document, plan, codes, calendar) : [],
    supplements: beside?.supplements ?? [],
    offers: beside?.offers ?? [],
  };
}

const soldIn = (plan: RatePlan, room: string): boolean => !plan.rooms || plan.rooms.includes(room);

const inOrder = <Run extends { readonly room: string; readonly from: StayDate }>(runs: readonly Run[]): Run[] =>
  runs.toSorted((a, b) => (a.room < b.room ? -1 : a.room > b.room ? 1 : a.from < b.from ? -1 : 1));

function ratesOf(
  document: PropertyDocument,
  plan: RatePlan,
  codes: Codes,
  { entries, followed = [] }: ManagedCalendar,
): PulledPlan['rates'] {
  const rooms = new Map(document.rooms.map((room) => [room.id, room]));
  const own = entriesIn([...entries.rates, ...followed]).filter(({ ratePlan }) => ratePlan === plan.id);
  return inOrder(
    own.flatMap((entry) => {
      const room = rooms.get(entry.room ?? '');
      if (!room || !soldIn(plan, room.id)) return [];
      const { byAdults, extraAdult, child, infant, bands } = entry as unknown as NightPrices;
      return [
        {
          room: codes.codeOfRoom(room.id),
          from: entry.from,
          to: entry.to,
          standard: room.occupancy?.standardPersons ?? Math.min(byAdults.length, room.maxOccupancy),
          prices: { byAdults, extraAdult, child, infant, bands },
        },
      ];
    }),
  );
}

/** The rules that stand with prices, and those beside them that are for this plan, this room or all. */
function rulesOf(
  document: PropertyDocument,
  plan: RatePlan,
  codes: Codes,
  { entries }: ManagedCalendar,
): PulledPlan['rules'] {
  const said = [
    ...entriesIn(entries.rates).filter(({ ratePlan }) => ratePlan === plan.id),
    ...entriesIn(entries.restrictions).filter(({ ratePlan }) => (ratePlan ?? plan.id) === plan.id),
  ];
  return inOrder(
    document.rooms
      .filter(({ id }) => soldIn(plan, id))
      .flatMap(({ id }) =>
        withoutOverlaps(said.filter(({ room }) => (room ?? id) === id)).map((run) => ({
          ...run,
          room: codes.codeOfRoom(id),
        })),
      ),
  );
}

type RuleRun = { readonly from: StayDate; readonly to: StayDate; readonly rules: DayRules };

/** Of all that binds a day the stricter: cut at every day on which something begins or ends. */
function withoutOverlaps(entries: readonly Entry[]): RuleRun[] {
  const bound = entries.flatMap((entry) => {
    const rules = dayRulesFrom((name) => (entry[name] ?? openDay[name]) as boolean | number | null);
    return dayRuleNames.some((name) => Boolean(rules[name])) ? [{ from: entry.from, to: entry.to, rules }] : [];
  });
  const begins = [...new Set(bound.flatMap(({ from, to }) => [from, addDays(to, 1)]))].toSorted();
  const coming = bound.toSorted((a, b) => (a.from < b.from ? 1 : -1));
  const runs: RuleRun[] = [];
  let here: RuleRun[] = [];
  for (const [i, from] of begins.entries()) {
    here = here.filter(({ to }) => to >= from);
    for (let one = coming.at(-1); one && one.from <= from; one = coming.at(-1)) {
      here.push(one);
      coming.pop();
    }
    const next = begins[i + 1];
    const [first, ...others] = here.map(({ rules }) => rules);
    if (!next || !first) continue;
    const rules = others.reduce(stricter, first);
    const last = runs.at(-1);
    const to = addDays(next, -1);
    if (last && addDays(last.to, 1) === from && JSON.stringify(last.rules) === JSON.stringify(rules))
      runs[runs.length - 1] = { ...last, to };
    else runs.push({ from, to, rules });
  }
  return runs;
}
