import { isRefusal } from '@stayfront/contract/problem';
import { problems } from '@stayfront/contract/problems';
import { gatherFaults, otaCodes, type Faults } from '@stayfront/rules/alpinebits/faults';
import { writeOutcome } from '@stayfront/rules/alpinebits/outcome';
import { onlyPart, otaNamespace, partsOf, shortened } from '@stayfront/rules/alpinebits/read-parts';
import { el, writeXml } from '@stayfront/rules/xml/write-xml';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { cancelForHotel } from '../../../booking/desk/cancel-for-hotel.ts';
import { readReservations } from '../../../booking/reservation/read-reservations.ts';
import { noteMessage } from '../../../followers/connection/note-message.ts';
import { inHotel } from '../../../platform/db/in-hotel.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { AlpineCall, AlpineDone } from '../alpine-call.ts';
import type { AlpineAnswered } from '../answer-alpinebits.ts';
import { refusedWith } from '../refused.ts';
import { uniqueIdTypes } from './request-state.ts';

const root = 'OTA_HotelResNotifRS';

/** How many a message may be about: each is one transaction of its own. */
const most = 100;

type Update = { readonly reservationId: string; readonly type: string; readonly status: string };

/**
 * Takes down what a PMS says has become of bookings. One it has cancelled is cancelled here as the hotel does it, for what
 * the policy keeps, under the name of the PMS; that one stands is known already. Each is a matter of its own, as the
 * standard has it: what was not done is named beside what was.
 */
export async function takeStatusUpdate(db: Db, call: AlpineCall, asked: XmlElement): Promise<AlpineAnswered> {
  const faults = gatherFaults();
  const updates = readUpdates(asked, faults);
  if (call.account.settings.bookings !== true)
    faults.add('cannot', asked.name, `the hotel has not said that "${call.account.title}" takes its bookings`);
  if (faults.list.length > 0) {
    const done = refusedWith(faults.list);
    return { text: writeOutcome(root, done.outcome), done };
  }
  const taken: Update[] = [];
  const warnings: { readonly id: string; readonly message: string }[] = [];
  for (const update of updates) {
    const fault = await makeUpdate(db, call, update);
    if (fault === null) taken.push(update);
    else warnings.push({ id: update.reservationId, message: fault });
  }
  const done: AlpineDone = {
    outcome:
      warnings.length > 0 ? { kind: 'warning', messages: warnings.map((one) => one.message) } : { kind: 'success' },
    told: {
      facts: { taken: taken.length, refused: warnings.length },
      ...(warnings.length > 0 ? { warnings: warnings.map(({ id, message }) => ({ element: id, message })) } : {}),
    },
    change: null,
  };
  const { hotel, account, now } = call;
  // Not by the call's own note, which keeps what was sent: guests may be in it.
  await inHotel(db, hotel.hotelId, (tx) =>
    noteMessage(tx, hotel.hotelId, {
      connection: account.connection,
      direction: 'in',
      action: 'OTA_HotelResNotif:GuestRequests_StatusUpdate',
      at: now,
      tookMs: 0,
      outcome: warnings.length > 0 ? 'warned' : 'taken',
      told: done.told,
      reservationId: updates.length === 1 ? (updates[0]?.reservationId ?? null) : null,
    }),
  );
  return { text: writeAnswer(taken, warnings), done };
}

const writeAnswer = (
  taken: readonly Update[],
  warnings: readonly { readonly id: string; readonly message: string }[],
): string =>
  writeXml(
    el(
      root,
      { xmlns: otaNamespace, Version: '7.000' },
      el('Success'),
      warnings.length > 0 &&
        el(
          'Warnings',
          {},
          warnings.map(({ id, message }) =>
            el('Warning', { Type: 3, Code: otaCodes.cannot, RecordID: id.slice(0, 64) }, message),
          ),
        ),
      el(
        'HotelReservations',
        {},
        taken.map(({ reservationId, type }) =>
          el('HotelReservation', {}, el('UniqueID', { Type: type, ID: reservationId })),
        ),
      ),
    ),
  );

const statuses = ['Requested', 'Reserved', 'Modify', 'Cancelled'];

function readUpdates(asked: XmlElement, faults: Faults): Update[] {
  const list = onlyPart(asked, 'HotelReservations', faults);
  const parts = list ? partsOf(list, 'HotelReservation') : [];
  if (list && parts.length === 0)
    faults.add('missing', 'HotelReservations/HotelReservation', 'this element is missing', list.line);
  if (parts.length > most) faults.add('cannot', 'HotelReservations', `send at most ${most} at once`, list?.line);
  return parts.slice(0, most).flatMap((part) => {
    const uniqueId = onlyPart(part, 'UniqueID', faults);
    const { ID: id, Type: type } = uniqueId?.attributes ?? {};
    const status = part.attributes['ResStatus'];
    if (uniqueId && !id) faults.add('missing', 'UniqueID/@ID', 'this attribute is missing', uniqueId.line);
    if (status === undefined || !statuses.includes(status))
      faults.add('invalid', 'HotelReservation/@ResStatus', `"${shortened(status ?? '')}" is no status`, part.line);
    return id && status ? [{ reservationId: id, type: type ?? uniqueIdTypes.booking, status }] : [];
  });
}

/** Null where it is done, or is so already; else why not. */
async function makeUpdate(
  db: Db,
  { hotel, account, now, isTrial }: AlpineCall,
  { reservationId, status }: Update,
): Promise<string | null> {
  const { hotelId } = hotel;
  const [reservation] = await inHotel(db, hotelId, (tx) => readReservations(tx, hotelId, [reservationId]), 'read only');
  if (!reservation) return 'there is no such booking';
  const isCancelled = reservation.status === 'cancel';
  if (status === 'Reserved' || status === 'Modify')
    return isCancelled ? 'this booking is cancelled: the hotel makes it stand again at its desk' : null;
  if (status === 'Requested') return 'a booking here is never a request';
  if (isCancelled || isTrial) return null;
  const done = await cancelForHotel(
    db,
    hotel,
    { hotelId, role: 'manager', by: account.title },
    {
      reservationId,
      idempotencyKey: `${account.connection} ${reservationId} ${reservation.version}`,
      version: reservation.version,
      fee: 'policy',
      reason: `Cancelled in ${account.title}`.slice(0, 200),
      tellsGuest: true,
    },
    now,
  );
  return isRefusal(done) ? (done.detail ?? problems[done.refused].title) : null;
}
