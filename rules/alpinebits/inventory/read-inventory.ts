import type { XmlElement } from '../../xml/xml-element.ts';
import type { Faults } from '../faults.ts';
import { onlyPart, partOrNone, partsOf, refuseOthers, textAt, wholeAt } from '../read-parts.ts';
import { mostPersons, type GuestRoomCategory, type InventoryMessage } from './inventory-message.ts';
import { readDescriptions } from './read-descriptions.ts';

type Capabilities = ReadonlySet<string>;
const prefix = 'OTA_HotelDescriptiveContentNotif_Inventory';

/** The room classification that belongs to a type of rooms. */
const classificationOf: Readonly<Record<number, number>> = {
  1: 42,
  2: 13,
  3: 13,
  4: 13,
  5: 13,
  6: 5,
  7: 5,
  8: 5,
  9: 42,
};

/**
 * Reads OTA_HotelDescriptiveContentNotifRQ as Inventory: for each category one heading, and behind it its rooms where they
 * are told one by one. Everything that is wrong with it is named.
 */
export function readInventory(root: XmlElement, capabilities: Capabilities, faults: Faults): InventoryMessage {
  refuseOthers(root, { attributes: Object.keys(root.attributes), children: ['HotelDescriptiveContents'] }, faults);
  const contents = onlyPart(root, 'HotelDescriptiveContents', faults);
  const content = contents && onlyPart(contents, 'HotelDescriptiveContent', faults);
  if (!content) return { categories: [] };
  const attributes = ['HotelCode', 'HotelName', 'HotelCityCode', 'AreaID'];
  refuseOthers(content, { attributes, children: ['FacilityInfo'] }, faults);
  const facilities = onlyPart(content, 'FacilityInfo', faults);
  const list = facilities && onlyPart(facilities, 'GuestRooms', faults);
  if (!list) return { categories: [] };
  refuseOthers(list, { children: ['GuestRoom'] }, faults);
  const categories = new Map<string, GuestRoomCategory & { readonly rooms: string[] }>();
  const roomIds = new Set<string>();
  let last: string | null = null;
  for (const part of partsOf(list, 'GuestRoom')) {
    const code = textAt(part, 'Code', faults, { most: 8 });
    if (code === null) continue;
    const type = partOrNone(part, 'TypeRoom', faults);
    if (type?.attributes['RoomID'] !== undefined) {
      const roomId = readRoom(part, type, { code, last, capabilities, known: categories.has(code) }, faults);
      if (roomId === null) continue;
      if (roomIds.has(roomId))
        faults.add('duplicate', 'TypeRoom/@RoomID', `the room "${roomId}" stands there twice`, part.line);
      roomIds.add(roomId);
      categories.get(code)?.rooms.push(roomId);
      continue;
    }
    last = code;
    if (categories.has(code)) {
      faults.add('duplicate', 'GuestRoom/@Code', `the category "${code}" stands there twice`, part.line);
      continue;
    }
    const heading = readHeading(part, type, code, capabilities, faults);
    categories.set(code, { ...heading, rooms: [] });
  }
  return { categories: [...categories.values()] };
}

type Place = {
  readonly code: string;
  readonly last: string | null;
  readonly capabilities: Capabilities;
  readonly known: boolean;
};

function readRoom(part: XmlElement, type: XmlElement, place: Place, faults: Faults): string | null {
  const { code, last, capabilities, known } = place;
  refuseOthers(part, { attributes: ['Code'], children: ['TypeRoom'] }, faults);
  refuseOthers(type, { attributes: ['RoomID'] }, faults);
  const roomId = textAt(type, 'RoomID', faults, { most: 16 });
  if (!capabilities.has(`${prefix}_use_rooms`))
    faults.add('cannot', 'TypeRoom/@RoomID', `this uses ${prefix}_use_rooms, which was not announced`, part.line);
  if (!known)
    faults.add('roomType', 'GuestRoom/@Code', `the room "${roomId}" stands before its category "${code}"`, part.line);
  else if (last !== code)
    faults.add('roomType', 'GuestRoom/@Code', `the room "${roomId}" of "${code}" stands under "${last}"`, part.line);
  return roomId;
}

function readHeading(
  part: XmlElement,
  type: XmlElement | null,
  code: string,
  capabilities: Capabilities,
  faults: Faults,
): GuestRoomCategory {
  const attributes = ['Code', 'MinOccupancy', 'MaxOccupancy', 'MaxChildOccupancy', 'ID'];
  refuseOthers(part, { attributes, children: ['TypeRoom', 'Amenities', 'MultimediaDescriptions'] }, faults);
  const heads = { least: 1, most: mostPersons };
  const min = wholeAt(part, 'MinOccupancy', faults, heads);
  const max = wholeAt(part, 'MaxOccupancy', faults, heads);
  const children = wholeAt(part, 'MaxChildOccupancy', faults, { ...heads, isOptional: true });
  if (!type) faults.add('missing', 'GuestRoom/TypeRoom', `"${code}" needs it, with StandardOccupancy`, part.line);
  const typed = type ? readType(type, code, faults) : { standard: null, classification: 0, size: null };
  const standard = typed.standard;
  const fault = (attribute: string, message: string): void =>
    faults.add('invalid', `GuestRoom/@${attribute}`, `"${code}": ${message}`, part.line);
  if (min !== null && standard !== null && min > standard)
    fault('MinOccupancy', `${min} is more than the StandardOccupancy ${standard}`);
  if (max !== null && standard !== null && standard > max)
    fault('MaxOccupancy', `${max} is less than the StandardOccupancy ${standard}`);
  if (max !== null && children !== null && children > max)
    fault('MaxChildOccupancy', `${children} is more than the MaxOccupancy ${max}`);
  if (children !== null && !capabilities.has(`${prefix}_occupancy_children`)) {
    const message = `"${code}" uses ${prefix}_occupancy_children, which was not announced`;
    faults.add('cannot', 'GuestRoom/@MaxChildOccupancy', message, part.line);
  }
  return {
    code,
    formerCode: textAt(part, 'ID', faults, { most: 8, isOptional: true }),
    minOccupancy: min ?? 1,
    standardOccupancy: standard ?? 1,
    maxOccupancy: max ?? 1,
    maxChildOccupancy: children,
    classification: typed.classification,
    size: typed.size,
    amenities: readAmenities(part, code, faults),
    ...readDescriptions(part, code, faults),
    rooms: [],
    line: part.line,
  };
}

function readType(type: XmlElement, code: string, faults: Faults) {
  const attributes = ['StandardOccupancy', 'RoomClassificationCode', 'RoomType', 'Size', 'RoomID'];
  refuseOthers(type, { attributes }, faults);
  const standard = wholeAt(type, 'StandardOccupancy', faults, { least: 1, most: mostPersons });
  const classification = wholeAt(type, 'RoomClassificationCode', faults, { least: 1, most: 83 });
  const kind = wholeAt(type, 'RoomType', faults, { least: 1, most: 9, isOptional: true });
  const wanted = kind === null ? undefined : classificationOf[kind];
  if (wanted !== undefined && classification !== null && classification !== wanted) {
    const message = `"${code}": RoomType ${kind} goes with ${wanted}, not with ${classification}`;
    faults.add('invalid', 'TypeRoom/@RoomClassificationCode', message, type.line);
  }
  const size = wholeAt(type, 'Size', faults, { least: 1, most: 10_000, isOptional: true });
  return { standard, classification: classification ?? 0, size };
}

function readAmenities(part: XmlElement, code: string, faults: Faults): number[] {
  const list = partOrNone(part, 'Amenities', faults);
  if (!list) return [];
  refuseOthers(list, { children: ['Amenity'] }, faults);
  const codes = partsOf(list, 'Amenity').flatMap((one) => {
    refuseOthers(one, { attributes: ['RoomAmenityCode'] }, faults);
    // An empty one is let through by every schema, and says nothing.
    if (one.attributes['RoomAmenityCode'] === undefined) return [];
    return wholeAt(one, 'RoomAmenityCode', faults, { least: 1, most: 293 }) ?? [];
  });
  const twice = codes.find((one, i) => codes.indexOf(one) < i);
  if (twice !== undefined)
    faults.add('duplicate', 'Amenity/@RoomAmenityCode', `"${code}" has the amenity ${twice} twice`, list.line);
  return codes;
}
