import { knownCodes } from '@stayfront/rules/channel-manager/known-codes';
import { mostFaults, type OtaFault } from '@stayfront/rules/channel-manager/ota-fault';
import { readAvailability, type AvailabilityUpdate } from '@stayfront/rules/channel-manager/read-availability';
import { readRates, type RateUpdate } from '@stayfront/rules/channel-manager/read-rates';
import type { OpenDays } from '@stayfront/rules/channel-manager/read-target';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { giveWay } from '../../platform/http/give-way.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { lastDayOf } from '../../selling/calendar/check-put.ts';
import type { Updates } from './entries-of-updates.ts';

/** So many parts of a message are read before others have their turn. */
const piece = 500;

/** What a message wants of the calendar of this hotel, or what is wrong with it. */
export async function readUpdates(
  hotel: Hotel,
  { settings }: ConnectionAccount,
  request: XmlElement,
  now: Instant,
): Promise<Updates | { readonly faults: readonly OtaFault[] }> {
  const { document } = hotel;
  const codes = knownCodes(document, settings);
  // Yesterday's night is still slept in, and a message may have been on its way for a while.
  const open: OpenDays = { first: addDays(todayAt(document.timeZone, now), -1), last: lastDayOf(hotel, now) };
  const most = new Map(
    document.rooms.map(({ id, maxOccupancy, occupancy }) => [id, occupancy?.maxAdults ?? maxOccupancy]),
  );
  const mostAdults = (roomId: string): number => Math.min(most.get(roomId) ?? 1, document.guests.adults.max);
  const availability: AvailabilityUpdate[] = [];
  const rates: RateUpdate[] = [];
  const faults: OtaFault[] = [];
  for (const part of inPieces(request)) {
    if (request.name === 'OTA_HotelAvailNotifRQ') {
      const read = readAvailability(part, codes, open);
      if ('faults' in read) faults.push(...read.faults);
      else for (const one of read.updates) availability.push(one);
    } else {
      const read = readRates(part, codes, open, { currency: document.currency, mostAdults });
      if ('faults' in read) faults.push(...read.faults);
      else for (const one of read.updates) rates.push(one);
    }
    if (faults.length >= mostFaults) break;
    await giveWay();
  }
  return faults.length > 0 ? { faults } : { availability, rates };
}

/** The same message with some of its parts at a time. */
function* inPieces(request: XmlElement): Generator<XmlElement, void> {
  const [list] = request.children.filter(({ name }) => name.endsWith('Messages'));
  const parts = list?.children ?? [];
  if (!list || parts.length <= piece) return yield request;
  for (let from = 0; from < parts.length; from += piece)
    yield { ...request, children: [{ ...list, children: parts.slice(from, from + piece) }] };
}
