import { composeReservation } from '@stayfront/rules/channel-manager/compose-reservation';
import { writeRequest } from '@stayfront/rules/channel-manager/envelope';
import { knownCodes } from '@stayfront/rules/channel-manager/known-codes';
import { readReservationAnswer, type Told } from '@stayfront/rules/channel-manager/read-answer';
import { sql } from 'kysely';
import { readReservations } from '../../booking/reservation/read-reservations.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { XmlReader } from '../../platform/xml/xml-reader.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import { readAccountSecret } from '../../property/connection-account/read-account-secret.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { Delivery } from '../connection/delivery.ts';
import { noteDeliveryTry } from '../connection/note-delivery-try.ts';
import { noteMessage } from '../connection/note-message.ts';
import { reachOut, type Reached } from '../webhook/reach-out.ts';
import { describeForChannel, type ToldState } from './describe-for-channel.ts';
import { noteAcknowledged } from './note-acknowledged.ts';
import type { TellDeps } from './tell-channel-manager.ts';
import { toldNights } from './told-nights.ts';

type Called = ConnectionAccount & { readonly address: string };

/** Tells one state of one reservation, and notes what became of it. Null where it is settled, else why it is not. */
export async function tellReservation(
  deps: TellDeps,
  hotel: Hotel,
  account: Called,
  delivery: Delivery,
): Promise<string | null> {
  const { hotelId } = hotel;
  const { connection, title } = account;
  const { deliveryId, reservationId } = delivery;
  const begun = await inHotel(deps.db, hotelId, async (tx) => {
    const [stored] = await readReservations(tx, hotelId, [reservationId]);
    const password = (await readAccountSecret(tx, deps.box, hotelId, connection)) ?? '';
    const isKnown = await beginTrying(tx, hotelId, delivery, deps.now());
    return (
      stored && { state: describeForChannel(hotel, account, stored, delivery, isKnown, deps.now()), password, isKnown }
    );
  });
  if (!begun) return null; // the reservation is gone, and what was to be told of it with it
  const acknowledge = (tx: Tx): Promise<void> =>
    noteAcknowledged(
      tx,
      { hotelId, connection, title, reservationId, deliveryId, nights: toldNights(begun.state.standing) },
      deps.now(),
    );
  // What was never taken needs no taking back.
  if (delivery.kind === 'cancel' && !begun.isKnown) {
    await inHotel(deps.db, hotelId, acknowledge);
    return null;
  }
  const reached = await post(deps, hotel, account, delivery, begun.state, begun.password);
  const said = await understand(deps.xml, reached);
  await inHotel(deps.db, hotelId, async (tx) => {
    if (said.kind === 'taken') await acknowledge(tx);
    else {
      const becomes = said.kind === 'refused' ? 'refused' : 'waiting';
      await noteDeliveryTry(tx, hotelId, [deliveryId], { becomes, status: said.status }, deps.now());
    }
    await noteMessage(tx, hotelId, {
      connection,
      direction: 'out',
      action: `OTA_HotelResNotifRQ ${begun.state.status}`,
      at: deps.now(),
      tookMs: reached.tookMs,
      outcome: said.kind,
      told: said.kind === 'taken' ? {} : { faults: [{ message: said.status }] },
      reservationId,
    });
  });
  return said.kind === 'failed' ? said.status : null;
}

/** Says whether the other side knows of the reservation, and notes since when it may have heard of its newest state. */
async function beginTrying(
  tx: Tx,
  hotelId: number,
  { connection, reservationId }: Delivery,
  now: number,
): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    insert into channel_told (hotel_id, connection, reservation_id, nights, trying_since)
    values (${hotelId}, ${connection}, ${reservationId}, null, ${new Date(now)})
    on conflict (hotel_id, connection, reservation_id)
      do update set trying_since = coalesce(channel_told.trying_since, excluded.trying_since)
    returning nights is not null as "isKnown"`.execute(tx);
  return rows[0]?.isKnown ?? false;
}

function post(
  { reach, now }: TellDeps,
  { document }: Hotel,
  { address, calledAs, connection, settings }: Called,
  { reservationId, version }: Delivery,
  { reservation, status }: ToldState,
  password: string,
): Promise<Reached> {
  // The same each time it is tried: whoever has taken it knows it again by that.
  const echoToken = `${reservationId}-${version}`;
  const stamp = { echoToken, at: new Date(now()).toISOString() };
  const body = writeRequest(composeReservation(reservation, status, knownCodes(document, settings), stamp), {
    login: calledAs ?? '',
    password,
  });
  return reachOut(reach, {
    method: 'POST',
    url: address,
    headers: {
      'content-type': 'text/xml; charset=utf-8',
      soapaction: '"HotelResNotifRQ"',
      'user-agent': `Stayfront (${connection})`,
    },
    body,
  });
}

async function understand(xml: XmlReader, { isTaken, status, text }: Reached): Promise<Told> {
  const read = text === '' ? null : await xml.read(Buffer.from(text));
  const said = read && 'root' in read ? readReservationAnswer(read.root) : null;
  if (isTaken) return said ?? { kind: 'failed', status: `${status}, and no XML in it` };
  return { kind: 'failed', status: said && said.kind !== 'taken' ? `${status}: ${said.status}`.slice(0, 200) : status };
}
