import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import {
  onlyPart,
  partOrNone,
  partsOf,
  periodAt,
  refuseOthers,
  shortened,
  textAt,
  truthAt,
  wholeAt,
} from '../read-parts.ts';
import {
  countTypes,
  mostRooms,
  type ClosingSeason,
  type CountPeriod,
  type FreeRoomsMessage,
} from './free-rooms-message.ts';
import { readCompleteSet } from './read-complete-set.ts';

/** So many elements are read before others have their turn. */
const piece = 100;

/** Reads OTA_HotelInvCountNotifRQ, as FreeRooms is sent since 2020-10. Stops for a moment after each piece. */
export function* readInvCounts(root: XmlElement, faults: Faults): Generator<undefined, FreeRoomsMessage> {
  refuseOthers(root, { attributes: Object.keys(root.attributes), children: ['UniqueID', 'Inventories'] }, faults);
  const isComplete = readCompleteSet(root, faults);
  const list = onlyPart(root, 'Inventories', faults);
  const seasons: ClosingSeason[] = [];
  const counts: CountPeriod[] = [];
  if (!list) return { isComplete, seasons, counts };
  refuseOthers(list, { attributes: ['HotelCode', 'HotelName'], children: ['Inventory'] }, faults);
  const entries = partsOf(list, 'Inventory');
  if (entries.length === 0) faults.add('missing', 'Inventories/Inventory', 'at least one is needed', list.line);
  const [first] = entries;
  const isReset = entries.length === 1 && first !== undefined && isEmpty(first);
  if (isReset && !isComplete)
    faults.add('invalid', 'Inventory', 'an empty one deletes all, and only within a complete set', first.line);
  if (isReset) return { isComplete, seasons, counts };
  for (const [i, entry] of entries.entries()) {
    if (i % piece === piece - 1) yield;
    readInventory(entry, { isComplete, seasons, counts }, faults);
  }
  return { isComplete, seasons, counts };
}

const isEmpty = ({ attributes, children }: XmlElement): boolean =>
  children.length === 0 && Object.keys(attributes).length === 0;

type Growing = { readonly isComplete: boolean; readonly seasons: ClosingSeason[]; readonly counts: CountPeriod[] };

function readInventory(entry: XmlElement, { isComplete, seasons, counts }: Growing, faults: Faults): void {
  refuseOthers(entry, { children: ['StatusApplicationControl', 'InvCounts'] }, faults);
  const control = onlyPart(entry, 'StatusApplicationControl', faults);
  const list = partOrNone(entry, 'InvCounts', faults);
  if (!control) return;
  refuseOthers(control, { attributes: ['Start', 'End', 'InvTypeCode', 'InvCode', 'AllInvCode'] }, faults);
  const period = periodAt(control, faults);
  if (truthAt(control, 'AllInvCode', faults)) {
    readSeason(control, list, { isComplete, isFirst: counts.length === 0 }, faults);
    if (period) seasons.push({ ...period, line: control.line });
    return;
  }
  const code = textAt(control, 'InvTypeCode', faults, { most: 8 });
  const hasRoom = control.attributes['InvCode'] !== undefined;
  const room = hasRoom ? textAt(control, 'InvCode', faults, { most: 16 }) : null;
  const said = readCounts(list, faults);
  if (code === null || period === null || (hasRoom && room === null)) return;
  counts.push({ code, room, ...period, ...said, line: control.line });
}

type Place = { readonly isComplete: boolean; readonly isFirst: boolean };

function readSeason(control: XmlElement, list: XmlElement | null, place: Place, faults: Faults): void {
  const fault = (message: string): void =>
    faults.add('invalid', 'StatusApplicationControl/@AllInvCode', message, control.line);
  if (!place.isComplete) fault('a closing season stands only in a complete set');
  if (!place.isFirst) fault('closing seasons stand before all other elements');
  if (list) fault('a closing season has no InvCounts');
  for (const name of ['InvTypeCode', 'InvCode'])
    if (control.attributes[name] !== undefined) fault(`a closing season is for all rooms and has no ${name}`);
}

type Said = Pick<CountPeriod, 'bookable' | 'outOfOrder' | 'outOfMarket' | 'saysBookable'>;

/** Numbers by their type; one that is missing is 0, and without any the category is full. */
function readCounts(list: XmlElement | null, faults: Faults): Said {
  const said = { bookable: 0, outOfOrder: 0, outOfMarket: 0 };
  const seen = new Set<string>();
  if (!list) return { ...said, saysBookable: false };
  refuseOthers(list, { children: ['InvCount'] }, faults);
  const entries = partsOf(list, 'InvCount');
  if (entries.length === 0) faults.add('missing', 'InvCounts/InvCount', 'at least one is needed', list.line);
  for (const entry of entries) {
    refuseOthers(entry, { attributes: ['CountType', 'Count'] }, faults);
    const type = entry.attributes['CountType'] ?? '';
    const count = wholeAt(entry, 'Count', faults, { least: 0, most: mostRooms });
    if (!isCountType(type))
      faults.add('invalid', 'InvCount/@CountType', `"${shortened(type)}" must be 2, 6 or 9`, entry.line);
    else if (seen.has(type))
      faults.add('invalid', 'InvCount/@CountType', `${type} stands twice in one Inventory`, entry.line);
    else if (count !== null) said[countTypes[type]] = count;
    seen.add(type);
  }
  return { ...said, saysBookable: seen.has('2') };
}

const isCountType = (text: string): text is keyof typeof countTypes => Object.hasOwn(countTypes, text);
