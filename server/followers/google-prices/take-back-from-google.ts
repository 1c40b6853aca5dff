import { randomUUID } from 'node:crypto';
import { planMessages } from '@stayfront/rules/google-prices/plan-messages';
import { toldNothing } from '@stayfront/rules/google-prices/told';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { boundTo } from '../../property/connection-account/credentials.ts';
import { listAccounts } from '../../property/connection-account/list-accounts.ts';
import { deleteLeaving, readLeaving, saveLeft, type Leaving } from './google-leaving.store.ts';
import { readGoogleSettings } from './google-settings.ts';
import { sendToGoogle, type SendDeps } from './send-to-google.ts';
import type { LeavingKey } from './telling-key.ts';

/**
 * Tells Google that nothing of what it took is for sale any more: prices go, rooms are none, and last of all the rooms
 * themselves. What it has taken of that is not said twice; what it has not brings the job back.
 */
export async function takeBackFromGoogle(
  deps: SendDeps & { readonly box: SecretBox },
  key: LeavingKey,
  now: Instant,
): Promise<void> {
  const { db, box } = deps;
  const leaving = await inHotel(db, key.hotelId, async (tx) => {
    const found = await readLeaving(tx, key);
    if (!found || !(await isToldAgain(tx, found))) return found;
    await deleteLeaving(tx, key);
    return null;
  });
  const settings = leaving && readGoogleSettings(leaving);
  if (!leaving || !settings) return;
  const { hotelId, connection, sealedSecret } = leaving;
  const secret = sealedSecret && box.open(sealedSecret, boundTo(hotelId, connection));
  const { partner, hotelCode } = settings;
  const sender = { partner, hotelCode, at: new Date(now).toISOString(), makeId: randomUUID };
  let { told } = leaving;
  const byKind = Map.groupBy(planMessages(told, toldNothing, sender), ({ kind }) => kind);
  for (const [kind, messages] of byKind) {
    for (const message of messages) {
      const fault = await sendToGoogle(deps, leaving, secret, message, now);
      if (fault !== null) throw new Error(`Google does not take back what it was told: ${fault}`);
    }
    told = { ...told, [kind]: toldNothing[kind] };
    const left = told;
    await inHotel(db, hotelId, (tx) => saveLeft(tx, key, left));
  }
  await inHotel(db, hotelId, (tx) => deleteLeaving(tx, key));
}

/** Whether the hotel tells the same place at Google again: that says everything anew, over what stood there. */
async function isToldAgain(tx: Tx, leaving: Leaving): Promise<boolean> {
  const before = readGoogleSettings(leaving);
  return (await listAccounts(tx, leaving.hotelId, 'google')).some((account) => {
    const settings = readGoogleSettings(account);
    const isSame = settings?.partner === before?.partner && settings?.hotelCode === before?.hotelCode;
    return !account.isOff && account.address === leaving.address && isSame;
  });
}
