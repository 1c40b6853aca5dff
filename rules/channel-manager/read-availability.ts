import type { DayRuleName } from '../restriction/day-rules.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { attribute, placeOf, within } from './elements.ts';
import type { KnownCodes } from './known-codes.ts';
import { mostFaults, otaFault, type OtaFault } from './ota-fault.ts';
import { readTarget, type OpenDays, type Target } from './read-target.ts';

type Rules = { readonly [Name in DayRuleName]?: boolean | number | null };

/** What is to become of some nights; what is absent stays. */
export type AvailabilityUpdate = Target & {
  /** Rooms that may still be sold. */
  readonly free?: number | undefined;
  readonly rules: Rules;
};

export type Read<Update> = { readonly updates: readonly Update[] } | { readonly faults: readonly OtaFault[] };

/** The updates of an `OTA_HotelAvailNotifRQ`, all of them or none. */
export function readAvailability(request: XmlElement, codes: KnownCodes, open: OpenDays): Read<AvailabilityUpdate> {
  return readEach(within(request, 'AvailStatusMessages/AvailStatusMessage'), 'AvailStatusMessage', (message) => {
    const target = readTarget(message, codes, open, false);
    if (target === null || 'code' in target) return target;
    const free = readLimit(message);
    if (typeof free === 'object') return free;
    const rules = readRules(message);
    if ('code' in rules) return rules;
    if (free === undefined && Object.keys(rules).length === 0)
      return otaFault('missing', `BookingLimit, LengthsOfStay or RestrictionStatus of ${placeOf(message)}`);
    return { ...target, ...(free === undefined ? {} : { free }), rules };
  });
}

/** Reads parts one by one, and tells of the first faults of all of them. */
export function readEach<Update>(
  messages: readonly XmlElement[],
  name: string,
  read: (message: XmlElement) => Update | OtaFault | null,
): Read<Update> {
  if (messages.length === 0) return { faults: [otaFault('missing', name)] };
  const updates: Update[] = [];
  const faults: OtaFault[] = [];
  for (const message of messages) {
    const one = read(message);
    if (one === null) continue;
    if (typeof one === 'object' && 'code' in one) faults.push(one);
    else updates.push(one);
    if (faults.length >= mostFaults) break;
  }
  return faults.length > 0 ? { faults } : { updates };
}

const mostRooms = 9_999;

function readLimit(message: XmlElement): number | undefined | OtaFault {
  const limit = attribute(message, 'BookingLimit');
  if (limit === undefined) return undefined;
  const kind = attribute(message, 'BookingLimitMessageType') ?? 'SetLimit';
  if (kind !== 'SetLimit')
    return otaFault('unable', `BookingLimitMessageType "${kind}" is not known; send SetLimit (${placeOf(message)})`);
  if (!/^\d{1,4}$/.test(limit))
    return otaFault('unable', `BookingLimit "${limit}" is not a number from 0 to ${mostRooms} (${placeOf(message)})`);
  return Number(limit);
}

/** Forward limits hold for whoever sleeps through a night; the others for whoever arrives on it. Each has several names. */
const lengths: Readonly<Record<string, DayRuleName>> = {
  SetMinLOS: 'minStay',
  MinLOS: 'minStay',
  SetMaxLOS: 'maxStay',
  MaxLOS: 'maxStay',
  SetForwardMinStay: 'minThrough',
  SetForwardMinLOS: 'minThrough',
  SetForwardMaxStay: 'maxThrough',
  SetForwardMaxLOS: 'maxThrough',
};
const restrictions: Readonly<Record<string, DayRuleName>> = {
  Master: 'isClosed',
  Arrival: 'isClosedToArrival',
  Departure: 'isClosedToDeparture',
};
const longestStay = 999;

function readRules(message: XmlElement): Rules | OtaFault {
  const rules: { [Name in DayRuleName]?: boolean | number | null } = {};
  for (const element of within(message, 'LengthsOfStay/LengthOfStay')) {
    const kind = attribute(element, 'MinMaxMessageType');
    if (kind === undefined) return otaFault('missing', `MinMaxMessageType of ${placeOf(element)}`);
    const rule = lengths[kind];
    if (!rule) return otaFault('unable', `MinMaxMessageType "${kind}" is not known (${placeOf(element)})`);
    const unit = attribute(element, 'TimeUnit') ?? 'Day';
    if (unit !== 'Day') return otaFault('unable', `Send lengths of stay in days, not "${unit}" (${placeOf(element)})`);
    const time = attribute(element, 'Time') ?? '0';
    if (!/^\d{1,5}$/.test(time))
      return otaFault('unable', `Time "${time}" is not a number of nights (${placeOf(element)})`);
    rules[rule] = lengthOf(rule, Number(time));
  }
  for (const element of within(message, 'RestrictionStatus')) {
    const [status, of] = [attribute(element, 'Status'), attribute(element, 'Restriction') ?? 'Master'];
    const rule = restrictions[of];
    if (!rule) return otaFault('unable', `Restriction "${of}" is not known (${placeOf(element)})`);
    if (status === undefined) return otaFault('missing', `Status of ${placeOf(element)}`);
    if (status !== 'Open' && status !== 'Close')
      return otaFault('unable', `Status "${status}" is neither Open nor Close (${placeOf(element)})`);
    rules[rule] = status === 'Close';
  }
  return rules;
}

/** A least stay of one night and a longest one without an end ask nothing, and neither does none. */
function lengthOf(rule: DayRuleName, nights: number): number | null {
  if (nights === 0) return null;
  if (rule === 'minStay' || rule === 'minThrough') return nights === 1 ? null : Math.min(nights, longestStay);
  return nights >= longestStay ? null : nights;
}
