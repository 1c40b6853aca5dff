import type { CalendarLift } from '@stayfront/contract/desk/calendar/reasons';
import type { CalendarEdit } from '@stayfront/contract/desk/calendar/shapes';
import type { WhyNothing } from '@stayfront/contract/offer';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { rulesIn, type Cells } from '@stayfront/rules/calendar-edit/cells';
import { ownRules } from '@stayfront/rules/calendar-edit/changes-of-night';
import type { DayRuleName } from '@stayfront/rules/restriction/day-rules';
import { nightCount, nightsOf, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';

type Where = NonNullable<CalendarLift['where']>;
type Row = { readonly where: Where; readonly room?: string | undefined; readonly ratePlan?: string | undefined };
type Product = { readonly roomId: string; readonly ratePlanId: string; readonly stay: Stay };

/** What takes a reason away: edits of the rules that stand against the stay, or where else to look. */
export function liftReason(
  document: PropertyDocument,
  cells: Cells,
  { roomId, ratePlanId, stay }: Product,
  { code }: WhyNothing,
): CalendarLift {
  const nights = nightCount(stay);
  const slept = nightsOf(stay);
  const isShort = (least: number): boolean => least > nights;
  const isLong = (most: number): boolean => most > 0 && most < nights;
  const rules = rowsBinding(document, roomId, ratePlanId);
  const lift = (asked: readonly Asked[], field: string): CalendarLift => {
    const found = rules.flatMap((row) => asked.flatMap((one) => editsOf(cells, row, one)));
    const [first] = found;
    if (!first) return { kind: 'document', field };
    return { kind: 'edit', where: first.where, edits: found.map(({ edit }) => edit) };
  };
  const condition = (name: string): string => `ratePlans.${ratePlanId}.conditions.${name}`;
  switch (code) {
    case 'closed':
      return lift([{ name: 'isClosed', dates: slept }], 'weekdayRules');
    case 'closed-to-arrival':
      return lift([{ name: 'isClosedToArrival', dates: [stay.arrival] }], 'weekdayRules');
    case 'closed-to-departure':
      return lift([{ name: 'isClosedToDeparture', dates: [stay.departure] }], 'weekdayRules');
    case 'min-stay':
      return lift(
        [
          { name: 'minStay', dates: [stay.arrival], binds: isShort },
          { name: 'minThrough', dates: [...slept, stay.departure], binds: isShort },
        ],
        condition('minNights'),
      );
    case 'max-stay':
      return lift(
        [
          { name: 'maxStay', dates: [stay.arrival], binds: isLong },
          { name: 'maxThrough', dates: [...slept, stay.departure], binds: isLong },
        ],
        condition('maxNights'),
      );
    case 'arrival-weekday':
    case 'departure-weekday': {
      const name = code === 'arrival-weekday' ? 'arrivalWeekdays' : 'departureWeekdays';
      const has = document.ratePlans.find(({ id }) => id === ratePlanId)?.conditions?.[name];
      return { kind: 'document', field: has ? condition(name) : 'weekdayRules' };
    }
    case 'required-weekdays':
      return { kind: 'document', field: 'weekdayRules' };
    case 'too-soon':
      return { kind: 'document', field: condition('minAdvanceDays') };
    case 'too-far':
      return { kind: 'document', field: condition('maxAdvanceDays') };
    case 'too-few-adults':
      return { kind: 'document', field: condition('minAdults') };
    case 'not-bookable':
      return { kind: 'document', field: 'config.paymentSolutionsProvider' };
    case 'sold-out':
      return { kind: 'stock' };
    case 'no-price':
    case 'no-party-price':
    case 'no-age-price':
      return { kind: 'price' };
    case 'outside':
      return { kind: 'none' };
    default:
      return { kind: 'stay' };
  }
}

/** Whose rules bind a rate of a room, the widest first. */
function rowsBinding({ ratePlans }: PropertyDocument, room: string, ratePlanId: string): Row[] {
  const ofPlan = (id: string, isParent: boolean): Row[] => {
    const follows = ratePlans.find((plan) => plan.id === id)?.follows;
    return [
      { where: isParent ? 'parent' : 'ratePlan', ratePlan: id },
      { where: isParent ? 'parent' : 'rate', room, ratePlan: id },
      ...(follows?.rules === 'parent' ? ofPlan(follows.ratePlan, true) : []),
    ];
  };
  return [{ where: 'house' }, { where: 'room', room }, ...ofPlan(ratePlanId, false)];
}

type Asked = {
  readonly name: DayRuleName;
  readonly dates: readonly StayDate[];
  /** Of a number: whether it is one that stands against the stay. */
  readonly binds?: (bound: number) => boolean;
};

function editsOf(cells: Cells, row: Row, { name, dates, binds }: Asked): { where: Where; edit: CalendarEdit }[] {
  const { where, room, ratePlan } = row;
  return dates.flatMap((date) => {
    const said =
      room !== undefined && ratePlan !== undefined
        ? ownRules(cells, room, ratePlan, date)
        : rulesIn(cells, room ?? null, ratePlan ?? null, date);
    const value = said?.[name];
    if (value === undefined || (typeof value === 'number' && !binds?.(value))) return [];
    const rules = { [name]: value === true ? false : null };
    return [
      {
        where,
        edit: { ...(room ? { room } : {}), ...(ratePlan ? { ratePlan } : {}), from: date, to: date, rules },
      },
    ];
  });
}
