import { knownCodes } from '@stayfront/rules/channel-manager/known-codes';
import type { OtaFault } from '@stayfront/rules/channel-manager/ota-fault';
import { readAvailability } from '@stayfront/rules/channel-manager/read-availability';
import { readRates } from '@stayfront/rules/channel-manager/read-rates';
import type { OpenDays } from '@stayfront/rules/channel-manager/read-target';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { lastDayOf } from '../../selling/calendar/check-put.ts';
import type { Updates } from './entries-of-updates.ts';

/** What a message wants of the calendar of this hotel, or all that is wrong with it. */
export function readUpdates(
  hotel: Hotel,
  { settings }: ConnectionAccount,
  request: XmlElement,
  now: Instant,
): Updates | { readonly faults: readonly OtaFault[] } {
  const { document } = hotel;
  const codes = knownCodes(document, settings);
  // Yesterday's night is still slept in, and a message may have been on its way for a while.
  const open: OpenDays = { first: addDays(todayAt(document.timeZone, now), -1), last: lastDayOf(hotel, now) };
  if (request.name === 'OTA_HotelAvailNotifRQ') {
    const read = readAvailability(request, codes, open);
    return 'faults' in read ? read : { availability: read.updates, rates: [] };
  }
  const most = new Map(
    document.rooms.map(({ id, maxOccupancy, occupancy }) => [id, occupancy?.maxAdults ?? maxOccupancy]),
  );
  const mostAdults = (roomId: string): number => Math.min(most.get(roomId) ?? 1, document.guests.adults.max);
  const read = readRates(request, codes, open, { currency: document.currency, mostAdults });
  return 'faults' in read ? read : { availability: [], rates: read.updates };
}
