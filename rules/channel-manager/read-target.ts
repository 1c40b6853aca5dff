import type { DayRange, WeekdayName } from '../calendar/days-of-range.ts';
import { isStayDate, type StayDate } from '../stay/stay-date.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { attribute, firstWithin, placeOf } from './elements.ts';
import { codeFault, type KnownCodes } from './known-codes.ts';
import { otaFault, type OtaFault } from './ota-fault.ts';

/** What a part of a message speaks of: a room, or a rate of it, on some days. */
export type Target = { readonly roomId: string; readonly ratePlanId: string | null; readonly days: DayRange };

/** How far ahead and back days may lie. What has been is left out without a word: whoever sends a month begins on its first day. */
export type OpenDays = { readonly first: StayDate; readonly last: StayDate };

type Names = readonly (readonly [string, WeekdayName])[];
const weekdays: Names = [
  ['Mon', 'mon'],
  ['Tue', 'tue'],
  ['Weds', 'weds'],
  ['Wed', 'weds'],
  ['Thur', 'thur'],
  ['Thu', 'thur'],
  ['Fri', 'fri'],
  ['Sat', 'sat'],
  ['Sun', 'sun'],
];

/** Null: all of its days have been. */
export function readTarget(
  message: XmlElement,
  codes: KnownCodes,
  open: OpenDays,
  needsRate: boolean,
): Target | OtaFault | null {
  const control = firstWithin(message, 'StatusApplicationControl');
  if (!control) return otaFault('missing', `StatusApplicationControl of ${placeOf(message)}`);
  const [start, end] = [attribute(control, 'Start'), attribute(control, 'End')];
  const [room, ratePlan] = [attribute(control, 'InvTypeCode'), attribute(control, 'RatePlanCode')];
  for (const [name, value] of Object.entries({ Start: start, End: end, InvTypeCode: room }))
    if (value === undefined) return otaFault('missing', `${name} of ${placeOf(control)}`);
  if (needsRate && ratePlan === undefined) return otaFault('missing', `RatePlanCode of ${placeOf(control)}`);
  const fault = codeFault(codes, room ?? '', ratePlan);
  if (fault) return otaFault(fault[0], `${fault[1]} (${placeOf(control)})`);
  const [from, to] = [dayIn(start), dayIn(end)];
  if (!from || !to) return otaFault('unable', `${from ? end : start} is not a day (${placeOf(control)})`);
  if (to < from) return otaFault('unable', `End ${to} is before Start ${from} (${placeOf(control)})`);
  if (to > open.last) return otaFault('unable', `Send days until ${open.last} (${placeOf(control)})`);
  if (to < open.first) return null;
  return {
    roomId: codes.roomOf(room ?? '') ?? '',
    ratePlanId: ratePlan === undefined ? null : (codes.ratePlanOf(ratePlan) ?? null),
    days: { from: from < open.first ? open.first : from, to, ...readWeekdays(control) },
  };
}

/** A day, or a moment of which only the day counts. */
function dayIn(text: string | undefined): StayDate | null {
  const day = text?.slice(0, 10) ?? '';
  return /^\d{4}-\d{2}-\d{2}(T.*)?$/.test(text ?? '') && isStayDate(day) ? day : null;
}

/** Days of the week are named to leave out the others. Where none is, or all are, they are all meant. */
function readWeekdays(control: XmlElement): { weekdays?: WeekdayName[] } {
  const said = weekdays.flatMap(([name, weekday]) => {
    const value = attribute(control, name);
    return value === undefined ? [] : [{ weekday, isMeant: /^(1|true)$/i.test(value) }];
  });
  if (said.length === 0) return {};
  const meant = said.filter(({ isMeant }) => isMeant).map(({ weekday }) => weekday);
  // Who only names days that are not meant means the others.
  const named = new Set(said.map(({ weekday }) => weekday));
  const others = weekdays.map(([, weekday]) => weekday).filter((weekday) => !named.has(weekday));
  return { weekdays: [...new Set(meant.length > 0 ? meant : others)] };
}
