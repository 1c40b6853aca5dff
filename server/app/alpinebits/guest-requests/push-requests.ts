import { isAlpineBitsVersion, type AlpineBitsVersion } from '@stayfront/rules/alpinebits/versions';
import { otaNamespace, partsOf } from '@stayfront/rules/alpinebits/read-parts';
import type { SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { el, writeXml } from '@stayfront/rules/xml/write-xml';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { listOpenDeliveries } from '../../../followers/connection/list-open-deliveries.ts';
import { noteDeliveryTry } from '../../../followers/connection/note-delivery-try.ts';
import { noteMessage } from '../../../followers/connection/note-message.ts';
import { reachOut } from '../../../followers/webhook/reach-out.ts';
import type { Reach } from '../../../followers/webhook/reach.ts';
import { inHotel } from '../../../platform/db/in-hotel.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { SecretBox } from '../../../platform/secret/secret-box.ts';
import type { XmlReader } from '../../../platform/xml/xml-reader.ts';
import type { ConnectionAccount } from '../../../property/connection-account/connection-account.ts';
import { findAccount } from '../../../property/connection-account/find-account.ts';
import { readAccountSecret } from '../../../property/connection-account/read-account-secret.ts';
import type { Hotel, ReadHotel } from '../../../property/hotel/hotel.ts';
import { composeRequest } from './compose-request.ts';
import { formOf } from './form-of.ts';
import { readBooked } from './read-booked.ts';
import { statesOf, type RequestState } from './request-state.ts';
import { speechOf } from './speech-of.ts';

type Deps = {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly box: SecretBox;
  readonly reach: Reach;
  readonly xml: XmlReader;
};

export type PushKey = { readonly hotelId: number; readonly connection: SystemId };

const action = 'OTA_HotelResNotif:GuestRequests';
/** So many in one run; the next run goes on. */
const most = 100;

/**
 * Pushes to a client what it has not taken yet: one state of one booking in a message, in order. A booking that is not
 * taken holds up its own later states and no other booking; an address that does not answer holds up all. Where anything
 * is left it throws, and the queue tries again later.
 */
export async function pushRequests(deps: Deps, { hotelId, connection }: PushKey, now: Instant): Promise<void> {
  const { db, box, readHotel } = deps;
  const hotel = await readHotel(hotelId);
  const account = await inHotel(db, hotelId, (tx) => findAccount(tx, hotelId, connection), 'read only');
  if (!hotel || !account?.address || account.isOff) return;
  const secret = await inHotel(db, hotelId, (tx) => readAccountSecret(tx, box, hotelId, connection), 'read only');
  const stuck = new Set<string>();
  for (let sent = 0; sent < most; sent += 1) {
    const open = await inHotel(db, hotelId, (tx) => listOpenDeliveries(tx, hotelId, connection), 'read only');
    const state = statesOf(open).find(({ reservationId }) => !stuck.has(reservationId));
    if (!state) break;
    const how = await pushOne(deps, hotel, { ...account, address: account.address }, secret, state, now);
    if (how === 'unreached') throw new Error(`${connection} of hotel ${hotelId} does not answer`);
    if (how === 'waiting') stuck.add(state.reservationId);
    if (sent === most - 1) throw new Error(`${connection} of hotel ${hotelId} has more to take`);
  }
  if (stuck.size > 0) throw new Error(`${connection} of hotel ${hotelId} has not taken ${stuck.size} bookings`);
}

type Called = ConnectionAccount & { readonly address: string };

async function pushOne(
  { db, reach, xml }: Deps,
  hotel: Hotel,
  account: Called,
  secret: string | null,
  state: RequestState,
  now: Instant,
): Promise<'settled' | 'waiting' | 'unreached'> {
  const { hotelId } = hotel;
  const { reservationId, deliveryIds } = state;
  const version = versionOf(account);
  const booked = await inHotel(db, hotelId, (tx) => readBooked(tx, hotel, [reservationId], now), 'read only');
  const request = booked.get(reservationId);
  if (!request) throw new Error(`There is no reservation ${reservationId} to tell of`);
  const speech = speechOf(hotel, account, version, account.settings['takesRoomRates'] === true);
  const message = el(
    'OTA_HotelResNotifRQ',
    { xmlns: otaNamespace, Version: '7.000' },
    el('HotelReservations', {}, composeRequest(speech, request, state)),
  );
  const form = formOf({ action, request: writeXml(message) });
  const reached = await reachOut(reach, {
    method: 'POST',
    url: account.address,
    headers: { ...form.headers, ...headersOf(account, version, secret) },
    body: form.body,
  });
  const answer = reached.isTaken ? await xml.read(Buffer.from(reached.text)) : null;
  const became = answer && 'root' in answer ? readAnswer(answer.root, reservationId) : null;
  const becomes = became?.becomes ?? 'waiting';
  const status = became?.status ?? (reached.isTaken ? 'The answer cannot be read' : reached.status);
  await inHotel(db, hotelId, async (tx) => {
    await noteDeliveryTry(tx, hotelId, deliveryIds, { becomes, status }, now);
    await noteMessage(tx, hotelId, {
      connection: account.connection,
      direction: 'out',
      action,
      at: now,
      tookMs: reached.tookMs,
      outcome: becomes === 'acknowledged' ? 'taken' : becomes === 'refused' ? 'refused' : 'failed',
      told: becomes === 'acknowledged' ? {} : { faults: [{ message: status }] },
      reservationId,
    });
  });
  if (becomes !== 'waiting') return 'settled';
  return reached.isTaken ? 'waiting' : 'unreached';
}

function versionOf({ settings }: ConnectionAccount): AlpineBitsVersion {
  const said = settings['pushVersion'];
  return typeof said === 'string' && isAlpineBitsVersion(said) ? said : '2020-10';
}

const headersOf = (
  { calledAs }: ConnectionAccount,
  version: AlpineBitsVersion,
  secret: string | null,
): Record<string, string> => ({
  'x-alpinebits-clientprotocolversion': version,
  'x-alpinebits-clientid': 'stayfront',
  ...(calledAs === null || secret === null
    ? {}
    : { authorization: `Basic ${Buffer.from(`${calledAs}:${secret}`).toString('base64')}` }),
});

/** Taken where its number stands in the list and in no warning; refused where a warning has it; else not settled yet. */
function readAnswer(
  root: XmlElement,
  reservationId: string,
): { readonly becomes: 'acknowledged' | 'refused' | 'waiting'; readonly status: string } {
  const errors = partsOf(root, 'Errors').flatMap((one) => partsOf(one, 'Error'));
  if (errors.length > 0 || partsOf(root, 'Success').length === 0)
    return { becomes: 'waiting', status: saidIn(errors[0]) || 'They said neither yes nor no' };
  const warnings = partsOf(root, 'Warnings').flatMap((one) => partsOf(one, 'Warning'));
  const against = warnings.find(({ attributes }) => attributes['RecordID'] === reservationId);
  if (against) return { becomes: 'refused', status: saidIn(against) };
  let ids = partsOf(root, 'HotelReservations');
  for (const step of ['HotelReservation', 'UniqueID']) ids = ids.flatMap((one) => partsOf(one, step));
  return ids.some(({ attributes }) => attributes['ID'] === reservationId)
    ? { becomes: 'acknowledged', status: '200' }
    : { becomes: 'waiting', status: 'Its number is missing in the answer' };
}

const saidIn = (part: XmlElement | undefined): string =>
  part ? `${part.attributes['Code'] ?? ''} ${part.text.trim()}`.trim().slice(0, 200) : '';
