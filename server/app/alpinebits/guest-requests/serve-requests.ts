import { gatherFaults } from '@stayfront/rules/alpinebits/faults';
import { writeOutcome, type AlpineOutcome } from '@stayfront/rules/alpinebits/outcome';
import { partOrNone, onlyPart, shortened } from '@stayfront/rules/alpinebits/read-parts';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { el, type XmlPart } from '@stayfront/rules/xml/write-xml';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { listDeliveriesSince } from '../../../followers/connection/list-deliveries-since.ts';
import { listOpenDeliveries } from '../../../followers/connection/list-open-deliveries.ts';
import { queueMissingDeliveries } from '../../../followers/connection/queue-missing-deliveries.ts';
import { serveDeliveries } from '../../../followers/connection/serve-deliveries.ts';
import { inHotel } from '../../../platform/db/in-hotel.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { AlpineCall, AlpineDone } from '../alpine-call.ts';
import type { AlpineAnswered } from '../answer-alpinebits.ts';
import { refusedWith } from '../refused.ts';
import { composeRequest } from './compose-request.ts';
import { readBooked } from './read-booked.ts';
import { statesOf } from './request-state.ts';
import { speechOf } from './speech-of.ts';

const root = 'OTA_ResRetrieveRS';

/**
 * Gives a client what it has not acknowledged yet, in order; or, since an instant, all that happened, acknowledged or not.
 * What it acknowledges afterwards is what was given here, and nothing newer. Asked again, it gives the same again.
 */
export async function serveRequests(db: Db, call: AlpineCall, asked: XmlElement): Promise<AlpineAnswered> {
  const since = readSince(asked);
  if (typeof since === 'object' && since !== null) return refusedHere(since.done);
  const { hotel, account, version, capabilities, now } = call;
  const { hotelId } = hotel;
  const { connection } = account;
  if (account.settings.bookings !== true) return answered({ kind: 'success' }, [], {});
  return inHotel(db, hotelId, async (tx) => {
    if (since !== null) await queueMissingDeliveries(tx, hotelId, connection, since, now);
    const deliveries =
      since === null
        ? await listOpenDeliveries(tx, hotelId, connection)
        : await listDeliveriesSince(tx, hotelId, connection, since);
    const states = statesOf(deliveries);
    const booked = await readBooked(tx, hotel, [...new Set(states.map((one) => one.reservationId))], now);
    const speech = speechOf(hotel, account, version, capabilities.has('OTA_Read_accept_RoomRates'));
    const parts = states.flatMap((state) => {
      const request = booked.get(state.reservationId);
      return request ? [composeRequest(speech, request, state)] : [];
    });
    await serveDeliveries(
      tx,
      hotelId,
      states.flatMap(({ deliveryIds }) => deliveryIds),
      now,
    );
    const { text, done } = answered({ kind: 'success' }, parts, { reservations: booked.size, states: states.length });
    // Clients ask every minute: that there was nothing is not worth a line.
    if (states.length > 0) await call.note(tx, done);
    return { text, done };
  });
}

/** Null where no instant is named; or what is wrong with it. */
function readSince(asked: XmlElement): Instant | null | { readonly done: AlpineDone } {
  const faults = gatherFaults();
  const requests = onlyPart(asked, 'ReadRequests', faults);
  const request = requests && onlyPart(requests, 'HotelReadRequest', faults);
  const criteria = request && partOrNone(request, 'SelectionCriteria', faults);
  let since: Instant | null = null;
  if (criteria) {
    const start = criteria.attributes['Start'];
    const read =
      start !== undefined && /^\d{4}-\d\d-\d\d(T[\d:.]+)?(Z|[+-]\d\d:\d\d)?$/.test(start)
        ? Date.parse(start)
        : Number.NaN;
    if (start === undefined)
      faults.add('missing', 'SelectionCriteria/@Start', 'this attribute is missing', criteria.line);
    else if (Number.isNaN(read))
      faults.add('invalid', 'SelectionCriteria/@Start', `"${shortened(start)}" is no date and time`, criteria.line);
    else since = read;
  }
  return faults.list.length > 0 ? { done: refusedWith(faults.list) } : since;
}

const refusedHere = (done: AlpineDone): AlpineAnswered => ({ text: writeOutcome(root, done.outcome), done });

const answered = (
  outcome: AlpineOutcome,
  parts: readonly XmlPart[],
  facts: Readonly<Record<string, number>>,
): AlpineAnswered => ({
  text: writeOutcome(root, outcome, el('ReservationsList', {}, parts)),
  done: { outcome, told: { facts }, change: null },
});
