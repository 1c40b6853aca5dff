import type { ToldFault } from '@stayfront/rules/connection/told';
import type { GoogleMessage, MessageKind } from '@stayfront/rules/google-prices/plan-messages';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { XmlReader } from '../../platform/xml/xml-reader.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import { noteMessage } from '../connection/note-message.ts';
import type { Reach } from '../webhook/reach.ts';
import { reachOut } from '../webhook/reach-out.ts';
import { readAnswer } from './read-answer.ts';

export type SendDeps = { readonly db: Db; readonly reach: Reach; readonly xml: XmlReader };

/** Where Google takes which message, below the address of the account. */
const paths: Readonly<Record<MessageKind, string>> = {
  property: '/travel/hotels/uploads/property_data',
  rates: '/travel/hotels/uploads/ota/hotel_rate_amount_notif',
  stock: '/travel/hotels/uploads/ota/hotel_inv_count_notif',
  days: '/travel/hotels/uploads/ota/hotel_avail_notif',
  fees: '/travel/hotels/uploads/taxes',
  extras: '/travel/hotels/uploads/extra_guest_charges',
  promotions: '/travel/hotels/uploads/promotions',
  exact: '/travel/hotels/uploads/transaction',
};

/** Says one message and writes down how it went; null where it was taken, else why not. */
export async function sendToGoogle(
  { db, reach, xml }: SendDeps,
  {
    hotelId,
    connection,
    address,
    calledAs,
  }: Pick<ConnectionAccount, 'hotelId' | 'connection' | 'address' | 'calledAs'>,
  secret: string | null,
  { kind, xml: text, says }: GoogleMessage,
  now: Instant,
): Promise<string | null> {
  const authorization: Record<string, string> =
    secret === null ? {} : { authorization: `Basic ${Buffer.from(`${calledAs ?? ''}:${secret}`).toString('base64')}` };
  const {
    isTaken,
    status,
    text: answer,
    tookMs,
  } = await reachOut(reach, {
    method: 'POST',
    url: `${(address ?? '').replace(/\/$/, '')}${paths[kind]}`,
    headers: { 'content-type': 'application/xml; charset=utf-8', ...authorization },
    body: text,
  });
  const faults: ToldFault[] = isTaken
    ? await readAnswer(xml, answer)
    : [{ code: status, message: `No answer: ${status}` }];
  await inHotel(db, hotelId, (tx) =>
    noteMessage(tx, hotelId, {
      connection,
      direction: 'out',
      action: `prices:${kind}`,
      at: now,
      tookMs,
      outcome: faults.length === 0 ? 'taken' : isTaken ? 'refused' : 'failed',
      told: { facts: { says }, ...(faults.length > 0 ? { faults } : {}) },
      request: text,
      answer: answer.replaceAll(secret ?? '\0', '***'),
    }),
  );
  return faults[0]?.message ?? null;
}
