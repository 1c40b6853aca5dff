import { randomUUID } from 'node:crypto';
import { planMessages, type MessageKind } from '@stayfront/rules/google-prices/plan-messages';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import type { ConnectionAccount } from '../../property/connection-account/connection-account.ts';
import { findAccount } from '../../property/connection-account/find-account.ts';
import { readAccountSecret } from '../../property/connection-account/read-account-secret.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import type { OfferDeps } from '../../selling/offer/price-rooms.ts';
import { loadGrid } from '../../selling/snapshot/load-grid.ts';
import { describeForGoogle } from './describe-for-google.ts';
import { readGoogleSettings } from './google-settings.ts';
import { leaveGoogle } from './leave-google.ts';
import { readMark, readTelling, readTold, saveTelling, saveTold, type Telling } from './google-telling.store.ts';
import { sendToGoogle, type SendDeps } from './send-to-google.ts';
import type { TellingKey } from './telling-key.ts';

export type TellGoogleDeps = OfferDeps & SendDeps & { readonly readHotel: ReadHotel; readonly box: SecretBox };

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
    const fault = await sendToGoogle(deps, account, found.secret, message, now);
    if (fault === null) continue;
    failed.add(message.kind);
    trouble ??= fault;
  }
  await inHotel(deps.db, key.hotelId, async (tx) => {
    // An account that was taken away meanwhile has nothing to keep it for.
    const standing = await findAccount(tx, key.hotelId, key.connection);
    if (!standing) return;
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
    // Switched off meanwhile: what it was told just now is taken back, too.
    if (standing.isOff) await leaveGoogle(tx, key, now);
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
