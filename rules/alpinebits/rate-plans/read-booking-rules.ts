import type { XmlElement } from '../../xml/xml-element.ts';
import { eachInPieces } from '../each-in-pieces.ts';
import type { Faults } from '../faults.ts';
import { partOrNone, partsOf, periodAt, refuseOthers, shortened, textAt } from '../read-parts.ts';
import { findOverlaps } from './find-overlaps.ts';
import type { BookingRule } from './plan-message.ts';
import { readLengths } from './read-lengths.ts';
import { weekdaysIn } from './weekday-flags.ts';

/** `asks` hears of what was used, so that what was not announced can be refused. */
export type Asks = (capability: string, element: string, line: number) => void;

export function* readBookingRules(
  list: XmlElement | null,
  plan: string,
  asks: Asks,
  faults: Faults,
): Generator<undefined, BookingRule[]> {
  if (!list) return [];
  refuseOthers(list, { children: ['BookingRule'] }, faults);
  const rules = yield* eachInPieces(partsOf(list, 'BookingRule'), (part) => readRule(part, plan, asks, faults));
  findOverlaps(rules, ({ roomType }) => nameOf(plan, roomType), 'BookingRule', faults);
  const specific = rules.find(({ roomType }) => roomType !== null);
  if (specific && rules.some(({ roomType }) => roomType === null))
    asks('accept_RatePlan_mixed_BookingRule', 'BookingRule', specific.line ?? 0);
  return rules;
}

const nameOf = (plan: string, roomType: string | null): string =>
  `plan "${plan}", ${roomType === null ? 'all room types' : `room type "${roomType}"`}`;

const allowed = {
  attributes: ['Start', 'End', 'Code', 'CodeContext'],
  children: ['LengthsOfStay', 'DOW_Restrictions', 'RestrictionStatus'],
};

function readRule(part: XmlElement, plan: string, asks: Asks, faults: Faults): BookingRule | null {
  refuseOthers(part, allowed, faults);
  const period = periodAt(part, faults);
  const { Code: code, CodeContext: context } = part.attributes;
  if ((code === undefined) !== (context === undefined))
    faults.add('missing', 'BookingRule/@Code', 'Code and CodeContext stand together or not at all', part.line);
  if (context !== undefined && context !== 'ROOMTYPE')
    faults.add('invalid', 'BookingRule/@CodeContext', `"${shortened(context)}" must be ROOMTYPE`, part.line);
  const roomType = code === undefined ? null : textAt(part, 'Code', faults, { most: 8 });
  asks(
    code === undefined ? 'accept_RatePlan_BookingRule' : 'accept_RatePlan_RoomType_BookingRule',
    'BookingRule',
    part.line,
  );
  const days = period ? `, ${period.from} to ${period.to}` : '';
  const about = `${nameOf(plan, roomType)}${days}`;
  const lengths = readLengths(part, faults, { about, hasForward: true });
  const weekdays = readWeekdays(part, asks, faults);
  const status = readStatus(part, about, faults);
  if (!period || (code !== undefined && roomType === null)) return null;
  const content =
    part.children.length === 0
      ? null
      : {
          ...(lengths ?? { minStay: null, maxStay: null, minThrough: null, maxThrough: null }),
          arrivalWeekdays: weekdays.arrival,
          departureWeekdays: weekdays.departure,
          isClosed: status === 'Close',
        };
  return { ...period, line: part.line, roomType, content };
}

function readWeekdays(part: XmlElement, asks: Asks, faults: Faults) {
  const list = partOrNone(part, 'DOW_Restrictions', faults);
  if (!list) return { arrival: null, departure: null };
  refuseOthers(list, { children: ['ArrivalDaysOfWeek', 'DepartureDaysOfWeek'] }, faults);
  const arrival = partOrNone(list, 'ArrivalDaysOfWeek', faults);
  const departure = partOrNone(list, 'DepartureDaysOfWeek', faults);
  if (arrival) asks('accept_ArrivalDOW', 'BookingRule/ArrivalDaysOfWeek', arrival.line);
  if (departure) asks('accept_DepartureDOW', 'BookingRule/DepartureDaysOfWeek', departure.line);
  return { arrival: arrival && weekdaysIn(arrival, faults), departure: departure && weekdaysIn(departure, faults) };
}

function readStatus(part: XmlElement, about: string, faults: Faults): string | null {
  const status = partOrNone(part, 'RestrictionStatus', faults);
  if (!status) return null;
  refuseOthers(status, { attributes: ['Restriction', 'Status'] }, faults);
  const said = { Restriction: ['Master'], Status: ['Open', 'Close'] } as const;
  for (const [name, allowed] of Object.entries(said)) {
    const text = status.attributes[name];
    const element = `RestrictionStatus/@${name}`;
    if (text === undefined) faults.add('missing', element, `${about}: this attribute is missing`, status.line);
    else if (!allowed.some((one) => one === text))
      faults.add('invalid', element, `${about}: "${shortened(text)}" must be ${allowed.join(' or ')}`, status.line);
  }
  return status.attributes['Status'] ?? null;
}
