import type { MessageField } from '@stayfront/contract/desk/messages';
import type { ConversionFacts } from '@stayfront/contract/manage/channels';
import type { WebhookBody } from '@stayfront/contract/manage/webhooks';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { nameOf } from '../desk/name-of.ts';

type Value = string | number | null;
type Values = Partial<Record<MessageField['field'], Value>>;

const ofBooking = (facts: ConversionFacts | null): Values =>
  facts
    ? {
        arrival: facts.arrival,
        departure: facts.departure,
        rooms: facts.rooms,
        adults: facts.adults,
        total: facts.total,
      }
    : {};

/** What differs; all of it where one side knows nothing. */
const differences = (before: Values, after: Values): MessageField[] =>
  ([...new Set([...Object.keys(before), ...Object.keys(after)])] as MessageField['field'][])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((one) => one.before !== one.after);

/** What a partner has of a booking, and what we say of it. One that knows how it stands is shown what it was told. */
export function saysOfReport(known: ConversionFacts | null, standing: ConversionFacts | null): MessageField[] {
  const changed = differences(ofBooking(known), ofBooking(standing));
  return changed.length > 0 ? changed : differences({}, ofBooking(known));
}

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
const valueOf = (value: unknown): Value => (isValue(value) ? value : null);

/** What a happening has changed, as it was written down with it; of a booking how it stands. */
export function saysOfEvent(
  hotel: Hotel,
  { eventId, what, total, detail, reservation }: WebhookBody,
  standing: ConversionFacts | null,
): MessageField[] {
  const { presence, number, time, before, after } = detail;
  if (presence !== undefined) return differences({ presence: valueOf(before) }, { presence: valueOf(presence) });
  if (what === 'room-number') return differences({ number: valueOf(before) }, { number: valueOf(number) });
  if (what === 'expected-time') return differences({ expected: valueOf(before) }, { expected: valueOf(time) });
  if (['book', 'held', 'pay'].includes(what)) return differences({}, ofBooking(standing));
  const changed = differences(ofRoom(hotel, before), ofRoom(hotel, after));
  if (changed.length > 0) return changed;
  const was = reservation.events.findLast((one) => one.eventId < eventId && one.total !== null)?.total ?? null;
  return total === null ? [] : differences({ total: was }, { total });
}

/** A room as a change by the hotel tells of it. */
function ofRoom(hotel: Hotel, room: unknown): Values {
  if (typeof room !== 'object' || room === null) return {};
  const { roomId, ratePlanId, arrival, departure, total } = room as Record<string, unknown>;
  const { rooms, ratePlans } = hotel.document;
  return {
    arrival: valueOf(arrival),
    departure: valueOf(departure),
    room: typeof roomId === 'string' ? nameOf(hotel, rooms, roomId) : null,
    rate: typeof ratePlanId === 'string' ? nameOf(hotel, ratePlans, ratePlanId) : null,
    total: valueOf(total),
  };
}
