import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { onlyPart, partsOf, periodAt, refuseOthers, shortened, textAt, wholeAt } from '../read-parts.ts';
import { mostRooms, type CountPeriod, type FreeRoomsMessage } from './free-rooms-message.ts';
import { readCompleteSet } from './read-complete-set.ts';

/** So many elements are read before others have their turn. */
const piece = 100;

/**
 * Reads OTA_HotelAvailNotifRQ, as FreeRooms was sent until 2018-10: a limit of free rooms, of which a threshold is not to be
 * sold. There are no closing seasons.
 */
export function* readAvailStatuses(root: XmlElement, faults: Faults): Generator<undefined, FreeRoomsMessage> {
  const children = ['UniqueID', 'AvailStatusMessages'];
  refuseOthers(root, { attributes: Object.keys(root.attributes), children }, faults);
  const isComplete = readCompleteSet(root, faults);
  const counts: CountPeriod[] = [];
  const list = onlyPart(root, 'AvailStatusMessages', faults);
  const message = { isComplete, seasons: [], counts };
  if (!list) return message;
  refuseOthers(list, { attributes: ['HotelCode', 'HotelName'], children: ['AvailStatusMessage'] }, faults);
  const entries = partsOf(list, 'AvailStatusMessage');
  if (entries.length === 0)
    faults.add('missing', 'AvailStatusMessages/AvailStatusMessage', 'at least one is needed', list.line);
  const [first] = entries;
  if (entries.length === 1 && first?.children.length === 0 && Object.keys(first.attributes).length === 0) {
    if (!isComplete)
      faults.add(
        'invalid',
        'AvailStatusMessage',
        'an empty one deletes all, and only within a complete set',
        first.line,
      );
    return message;
  }
  for (const [i, entry] of entries.entries()) {
    if (i % piece === piece - 1) yield;
    const read = readStatus(entry, faults);
    if (read) counts.push(read);
  }
  return message;
}

function readStatus(entry: XmlElement, faults: Faults): CountPeriod | null {
  const attributes = ['BookingLimit', 'BookingLimitMessageType', 'BookingThreshold'];
  refuseOthers(entry, { attributes, children: ['StatusApplicationControl'] }, faults);
  const kind = entry.attributes['BookingLimitMessageType'];
  if (kind === undefined)
    faults.add('missing', 'AvailStatusMessage/@BookingLimitMessageType', 'this attribute is missing', entry.line);
  else if (kind !== 'SetLimit') {
    const message = `"${shortened(kind)}" must be SetLimit`;
    faults.add('invalid', 'AvailStatusMessage/@BookingLimitMessageType', message, entry.line);
  }
  const bounds = { least: 0, most: mostRooms };
  const limit = wholeAt(entry, 'BookingLimit', faults, bounds);
  const threshold = wholeAt(entry, 'BookingThreshold', faults, { ...bounds, isOptional: true }) ?? 0;
  const control = onlyPart(entry, 'StatusApplicationControl', faults);
  if (!control) return null;
  refuseOthers(control, { attributes: ['Start', 'End', 'InvTypeCode', 'InvCode'] }, faults);
  const period = periodAt(control, faults);
  const code = textAt(control, 'InvTypeCode', faults, { most: 8 });
  const hasRoom = control.attributes['InvCode'] !== undefined;
  const room = hasRoom ? textAt(control, 'InvCode', faults, { most: 16 }) : null;
  if (limit !== null && threshold > limit) {
    const message = `${threshold} rooms that are not to be sold are more than the ${limit} that are free`;
    faults.add('invalid', 'AvailStatusMessage/@BookingThreshold', message, entry.line);
    return null;
  }
  if (limit === null || period === null || code === null || (hasRoom && room === null)) return null;
  const { line } = control;
  const said = { bookable: limit - threshold, outOfOrder: 0, outOfMarket: threshold, saysBookable: true };
  return { code, room, ...period, ...said, line };
}
