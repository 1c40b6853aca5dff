import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const freeRooms = msg`Free rooms`;
const booking = msg`Booking`;

/** What messages are about, by the names that each language of systems has for them. */
const words: Readonly<Record<string, MessageDescriptor>> = {
  'OTA_HotelInvCountNotif:FreeRooms': freeRooms,
  'OTA_HotelAvailNotif:FreeRooms': freeRooms,
  'OTA_HotelRatePlanNotif:RatePlans': msg`Rate plans and their prices`,
  'OTA_HotelDescriptiveContentNotif:Inventory': msg`Rooms of the house`,
  'OTA_HotelRatePlan:BaseRates': msg`It asked for prices`,
  'OTA_Read:GuestRequests': msg`It asked for bookings`,
  'OTA_NotifReport:GuestRequests': msg`It has taken bookings`,
  'OTA_HotelResNotif:GuestRequests': booking,
  'OTA_HotelResNotif:GuestRequests_StatusUpdate': msg`What became of bookings`,
  'OTA_Ping:Handshaking': msg`What both sides can do`,
  OTA_HotelAvailNotifRQ: msg`Rooms left and rules`,
  OTA_HotelRateAmountNotifRQ: msg`Prices`,
  'OTA_HotelResNotifRQ Commit': booking,
  'OTA_HotelResNotifRQ Modify': msg`Change of a booking`,
  'OTA_HotelResNotifRQ Cancel': msg`Cancellation of a booking`,
  'prices:property': msg`Rooms and rates`,
  'prices:rates': msg`Prices of nights`,
  'prices:stock': freeRooms,
  'prices:days': msg`Closed days and lengths of stay`,
  'prices:fees': msg`Taxes and fees`,
  'prices:extras': msg`Prices of children`,
  'prices:promotions': msg`Offers`,
  'prices:exact': msg`Prices of stays`,
};

/** What a message is about; null where nobody has a word for it yet. */
export function describeAction(i18n: I18n, action: string): string | null {
  const known = words[action];
  return known ? i18n._(known) : null;
}
