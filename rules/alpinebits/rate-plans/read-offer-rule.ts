import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { partOrNone, partsOf, refuseOthers, shortened, wholeAt } from '../read-parts.ts';
import type { OfferRule } from './plan-message.ts';
import type { Asks } from './read-booking-rules.ts';
import { readLengths } from './read-lengths.ts';
import { weekdaysIn } from './weekday-flags.ts';

const offsets = ['MinAdvancedBookingOffset', 'MaxAdvancedBookingOffset'] as const;
/** What a hotel can be told: further ahead nobody books. */
const mostDays = 720;

/** The rule of the first offer, which binds the whole plan. */
export function readOfferRule(part: XmlElement, about: string, asks: Asks, faults: Faults): OfferRule {
  refuseOthers(part, { attributes: offsets, children: ['LengthsOfStay', 'DOW_Restrictions', 'Occupancy'] }, faults);
  const [minAdvanceDays, maxAdvanceDays] = offsets.map((name) => daysAt(part, name, about, faults));
  if (minAdvanceDays !== undefined || maxAdvanceDays !== undefined)
    asks('accept_OfferRule_BookingOffset', 'OfferRule', part.line);
  if ((minAdvanceDays ?? 0) > (maxAdvanceDays ?? Infinity)) {
    const message = `${about}: the least, ${minAdvanceDays} days, is more than the most, ${maxAdvanceDays}`;
    faults.add('invalid', 'OfferRule/@MinAdvancedBookingOffset', message, part.line);
  }
  const lengths = readLengths(part, faults, { about, hasForward: false });
  const weekdays = partOrNone(part, 'DOW_Restrictions', faults);
  if (lengths || weekdays) asks('accept_OfferRule_DOWLOS', 'OfferRule', part.line);
  if (weekdays) refuseOthers(weekdays, { children: ['ArrivalDaysOfWeek', 'DepartureDaysOfWeek'] }, faults);
  const arrival = weekdays && partOrNone(weekdays, 'ArrivalDaysOfWeek', faults);
  const departure = weekdays && partOrNone(weekdays, 'DepartureDaysOfWeek', faults);
  return {
    minAdvanceDays,
    maxAdvanceDays,
    minNights: lengths?.minStay ?? undefined,
    maxNights: lengths?.maxStay ?? undefined,
    arrivalWeekdays: someWeekdays(arrival, about, faults),
    departureWeekdays: someWeekdays(departure, about, faults),
    ...readOccupancies(part, about, faults),
  };
}

function someWeekdays(part: XmlElement | null, about: string, faults: Faults): readonly number[] | undefined {
  const allowed = (part && weekdaysIn(part, faults)) ?? undefined;
  if (part && allowed?.length === 0)
    faults.add(
      'invalid',
      `OfferRule/${part.name}`,
      `${about}: no weekday is left, so that nobody could book`,
      part.line,
    );
  return allowed;
}

function daysAt(part: XmlElement, name: string, about: string, faults: Faults): number | undefined {
  const text = part.attributes[name];
  if (text === undefined) return undefined;
  const [, digits] = /^P(\d{1,4})D$/.exec(text) ?? [];
  const days = Number(digits ?? Number.NaN);
  if (days <= mostDays) return days;
  const message = `${about}: "${shortened(text)}" must be days as P14D, ${mostDays} at most`;
  faults.add('invalid', `OfferRule/@${name}`, message, part.line);
  return undefined;
}

type Heads = { readonly least?: number | undefined; readonly most?: number | undefined };
type Said = Heads & { readonly fromAge?: number | undefined; readonly toAge?: number | undefined };

function readOccupancies(part: XmlElement, about: string, faults: Faults): OfferRule {
  const byCode = new Map<string, Said>();
  for (const one of partsOf(part, 'Occupancy')) {
    const names = ['MinAge', 'MaxAge', 'MinOccupancy', 'MaxOccupancy'];
    refuseOthers(one, { attributes: ['AgeQualifyingCode', ...names] }, faults);
    const code = one.attributes['AgeQualifyingCode'] ?? '';
    const fault = (name: string, message: string): void =>
      faults.add('invalid', `Occupancy/@${name}`, `${about}, code ${code}: ${message}`, one.line);
    if (code !== '10' && code !== '8') {
      fault('AgeQualifyingCode', `"${shortened(code)}" must be 10 (adults) or 8 (children)`);
      continue;
    }
    if (byCode.has(code)) fault('AgeQualifyingCode', 'stands twice');
    const age = { least: 0, most: 18, isOptional: true };
    const said = {
      // One that is wrong is named already, and is not missed as well.
      fromAge: wholeAt(one, 'MinAge', faults, { ...age, least: code === '10' ? 1 : 0 }) ?? wrongAge(one, code),
      toAge: wholeAt(one, 'MaxAge', faults, age) ?? undefined,
      least: wholeAt(one, 'MinOccupancy', faults, { least: 0, most: 99, isOptional: true }) ?? undefined,
      most: wholeAt(one, 'MaxOccupancy', faults, { least: 1, most: 99, isOptional: true }) ?? undefined,
    };
    if (code === '10' && one.attributes['MaxAge'] !== undefined) fault('MaxAge', 'adults have none');
    if ((said.least ?? 0) > (said.most ?? 99)) fault('MinOccupancy', `${said.least} is more than ${said.most}`);
    if (code === '8' && (said.fromAge ?? 0) >= (said.toAge ?? 19))
      fault('MinAge', `${said.fromAge} must be less than MaxAge ${said.toAge}`);
    byCode.set(code, said);
  }
  return together(part, about, byCode.get('10'), byCode.get('8'), faults);
}

const wrongAge = ({ attributes }: XmlElement, code: string): number | undefined =>
  attributes['MinAge'] === undefined || code !== '10' ? undefined : 18;

/** Adults and children of a plan: the age at which one is an adult is said where there are children, and only there. */
function together(
  part: XmlElement,
  about: string,
  adults: Said | undefined,
  children: Said | undefined,
  faults: Faults,
): OfferRule {
  const fault = (name: string, message: string): void => faults.add('invalid', name, `${about}: ${message}`, part.line);
  if (!adults) faults.add('missing', 'OfferRule/Occupancy', `${about}: that of adults, code 10, is missing`, part.line);
  const adultFromAge = adults?.fromAge;
  if (adults && adultFromAge !== undefined && !children)
    fault('OfferRule/Occupancy', 'adults have a MinAge, so code 8 is needed for children');
  if (adults && adultFromAge === undefined && children)
    fault('OfferRule/Occupancy', 'code 8 is there, so adults, code 10, need a MinAge');
  for (const age of [children?.fromAge, children?.toAge])
    if (age !== undefined && adultFromAge !== undefined && age > adultFromAge)
      fault('Occupancy/@MinAge', `children of ${age} are above the age at which one is an adult, ${adultFromAge}`);
  return {
    minAdults: adults?.least || undefined,
    maxAdults: adults?.most,
    adultFromAge,
    minChildren: children?.least || undefined,
    maxChildren: children?.most,
    childFromAge: children?.fromAge || undefined,
    childToAge: children?.toAge,
  };
}
