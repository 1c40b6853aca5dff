import { listNotedHotels } from '@stayfront/server/property/hotel/at-noted-hotels';
import type { Db } from '@stayfront/server/platform/db/open-database';
import { inviteFirstOwner } from '@stayfront/server/property/operator/invite-first-owner';
import { takeOffOwned } from '@stayfront/server/property/operator/take-off-owned';

/** A hotel that nobody owns yet, and the link for its first owner; null where the house has no address to be known by. */
export type Unowned = { readonly hotelId: number; readonly name: string; readonly link: string | null };

/** So many are told of at one start: whoever has put more hotels here invites their owners by command. */
const mostTold = 20;
/** Of most of these, somebody was invited and has not come yet. */
const mostLookedAt = 200;

/** The newest hotels of which nobody can sign in as an owner; those of the demo have their own links. */
export async function inviteFirstOwners(
  db: Db,
  { publicUrl, isDemo, now }: { readonly publicUrl: string; readonly isDemo: boolean; readonly now: number },
): Promise<Unowned[]> {
  const unowned: Unowned[] = [];
  let lookedAt = 0;
  for (const hotelId of (await listNotedHotels(db, 'unowned')).toReversed()) {
    if (unowned.length === mostTold || lookedAt === mostLookedAt) break;
    if (await takeOffOwned(db, hotelId)) continue;
    lookedAt += 1;
    const row = await db
      .selectFrom('hotel')
      .select(['document', 'is_demo'])
      .where('hotel_id', '=', hotelId)
      .executeTakeFirst();
    if (!row || (isDemo && row.is_demo)) continue;
    const { name, contact } = row.document;
    const email = contact.email === 'N/A' ? null : contact.email;
    const made = await inviteFirstOwner(db, { hotelId, email, publicUrl, now });
    if (made) unowned.push({ hotelId, name, link: made.link });
  }
  return unowned.toReversed();
}
