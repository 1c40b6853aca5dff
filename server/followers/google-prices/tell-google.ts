import { randomUUID } from 'node:crypto';
import type { ToldFault } from '@stayfront/rules/connection/told';
import { planMessages, type GoogleMessage, type MessageKind } from '@stayfront/rules/google-prices/plan-messages';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { XmlReader } from '../../platform/xml/xml-reader.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import { findAccount } from '../../property/connection-account/find-account.ts';
import { readAccountSecret } from '../../property/connection-account/read-account-secret.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { loadGrid } from '../../selling/snapshot/load-grid.ts';
import { noteMessage } from '../connection/note-message.ts';
import type { Reach } from '../webhook/reach.ts';
import { reachOut } from '../webhook/reach-out.ts';
import { describeForGoogle } from './describe-for-google.ts';
import { readAnswer } from './read-answer.ts';
import { readGoogleSettings } from './google-settings.ts';
import { readMark, readTelling, readTold, saveTelling, saveTold, type Telling } from './google-telling.store.ts';
import type { TellingKey } from './telling-key.ts';

export type TellGoogleDeps = OfferDeps & {
  readonly db: Db;
  readonly readHotel: ReadHotel;
  readonly box: SecretBox;
  readonly reach: Reach;
  readonly xml: XmlReader;
};

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

/**
 * Tells Google what has changed of a hotel's prices since it was told last. What it has taken is noted part by part, so
 * that after a fault only the rest is said again, later and later; what it refuses is told to the house.
 */
export async function tellGoogle(deps: TellGoogleDeps, key: TellingKey, now: Instant): Promise<void> {
  const hotel = await deps.readHotel(key.hotelId);
  const found = hotel && (await inHotel(deps.db, key.hotelId, (tx) => readState(tx, deps, hotel, key, now)));
  if (!hotel || !found) return;
  const { account, settings, telling, mark, to } = found;
  if (telling.mark === mark || (telling.retryAt && telling.retryAt.getTime() > now)) return;
  const grid = await loadGrid(deps.db, hotel.document, { from: todayAt(hotel.document.timeZone, now), to }, now);
  const { told: after, ways } = await describeForGoogle(deps, hotel, grid, settings, now);
  const before = await inHotel(deps.db, key.hotelId, (tx) => readTold(tx, key), 'read only');
  const sender = {
    partner: settings.partner,
    hotelCode: settings.hotelCode,
    at: new Date(now).toISOString(),
    makeId: randomUUID,
  };
  const failed = new Set<MessageKind>();
  let trouble: string | null = null;
  const messages = planMessages(before, after, sender);
  for (const message of messages) {
    if (failed.has('property')) break; // of rooms that are not known nothing else is taken
    const fault = await send(deps, account, found.secret, message, now);
    if (fault === null) continue;
    failed.add(message.kind);
    trouble ??= fault;
  }
  await inHotel(deps.db, key.hotelId, async (tx) => {
    // An account that was taken away meanwhile has nothing to keep it for.
    if (!(await findAccount(tx, key.hotelId, key.connection))) return;
    const isOver = failed.has('property');
    for (const kind of new Set(messages.map((message) => message.kind)))
      if (!isOver && !failed.has(kind)) await saveTold(tx, key, kind, after[kind], now);
    const tries = trouble === null ? 0 : telling.tries + 1;
    await saveTelling(tx, key, {
      mark: trouble === null ? mark : null,
      ways,
      toldAt: trouble === null ? new Date(now) : telling.toldAt,
      tries,
      retryAt: trouble === null ? null : new Date(now + pauseAfter(tries)),
      trouble,
    });
  });
}

type State = {
  readonly account: ConnectionAccount;
  readonly settings: NonNullable<ReturnType<typeof readGoogleSettings>>;
  readonly secret: string | null;
  readonly telling: Telling;
  readonly mark: string;
  readonly to: ReturnType<typeof addDays>;
};

async function readState(
  tx: Parameters<typeof findAccount>[0],
  { box }: TellGoogleDeps,
  { hotelId, document }: Hotel,
  key: TellingKey,
  now: Instant,
): Promise<State | null> {
  const account = await findAccount(tx, hotelId, key.connection);
  const settings = account && readGoogleSettings(account);
  if (!account || !settings || account.isOff || account.address === null) return null;
  const today = todayAt(document.timeZone, now);
  const to = addDays(today, settings.days);
  return {
    account,
    settings,
    to,
    secret: account.hasSecret ? await readAccountSecret(tx, box, hotelId, account.connection) : null,
    telling: await readTelling(tx, key),
    mark: `${await readMark(tx, hotelId, { from: today, to }, now)} ${JSON.stringify(settings)}`,
  };
}

/** Half a minute, one, two, … and a quarter of an hour at most. */
const pauseAfter = (tries: number): number => Math.min(30_000 * 2 ** (tries - 1), 900_000) - 5_000;

/** Says one message and writes down how it went; null where it was taken, else why not. */
async function send(
  { db, reach, xml }: TellGoogleDeps,
  { hotelId, connection, address, calledAs }: ConnectionAccount,
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
