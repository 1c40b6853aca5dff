import { listHotels } from '@stayfront/server/property/hotel/list-hotels';
import type { Db } from '@stayfront/server/platform/db/open-database';
import { inviteFirstOwner } from '@stayfront/server/property/operator/invite-first-owner';

/** A hotel that nobody owns yet, and the link for its first owner; null where the house has no address to be known by. */
export type Unowned = { readonly hotelId: number; readonly name: string; readonly link: string | null };

/** The hotels of which nobody can sign in as an owner; those of the demo have their own links. */
export async function inviteFirstOwners(
  db: Db,
  { publicUrl, isDemo, now }: { readonly publicUrl: string; readonly isDemo: boolean; readonly now: number },
): Promise<Unowned[]> {
  const unowned: Unowned[] = [];
  for (const { document, isDemo: isOfDemo } of await listHotels(db)) {
    if (isDemo && isOfDemo) continue;
    const { hotelId, name, contact } = document;
    const email = contact.email === 'N/A' ? null : contact.email;
    const made = await inviteFirstOwner(db, { hotelId, email, publicUrl, now });
    if (made) unowned.push({ hotelId, name, link: made.link });
  }
  return unowned;
}
