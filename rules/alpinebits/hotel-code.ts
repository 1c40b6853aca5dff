import type { XmlElement } from '../xml/xml-element.ts';
import type { AlpineBitsAction } from './actions.ts';
import type { Faults } from './faults.ts';
import { partsOf, shortened } from './read-parts.ts';

/** Where a message names its hotel. One that acknowledges names none. */
const places: Partial<Record<AlpineBitsAction, readonly string[]>> = {
  'OTA_HotelAvailNotif:FreeRooms': ['AvailStatusMessages'],
  'OTA_HotelInvCountNotif:FreeRooms': ['Inventories'],
  'OTA_HotelDescriptiveContentNotif:Inventory': ['HotelDescriptiveContents', 'HotelDescriptiveContent'],
  'OTA_HotelRatePlanNotif:RatePlans': ['RatePlans'],
  'OTA_Read:GuestRequests': ['ReadRequests', 'HotelReadRequest'],
  'OTA_HotelRatePlan:BaseRates': ['RatePlans', 'RatePlan', 'HotelRef'],
};

/** Notes where a message does not name this hotel: a login is of one hotel, and no schema asks for its code everywhere. */
export function checkHotelCode(action: AlpineBitsAction, root: XmlElement, hotelCode: string, faults: Faults): void {
  const steps = places[action];
  if (!steps) return;
  let parts: readonly XmlElement[] = [root];
  for (const step of steps) parts = parts.flatMap((part) => partsOf(part, step));
  for (const part of parts) {
    const code = part.attributes['HotelCode'];
    if (code === undefined)
      faults.add('missing', `${part.name}/@HotelCode`, `this attribute is missing: write "${hotelCode}"`, part.line);
    else if (code !== hotelCode) {
      const message = `"${shortened(code)}" is not the hotel of this login, which is "${hotelCode}"`;
      faults.add('hotel', `${part.name}/@HotelCode`, message, part.line);
    }
  }
}
