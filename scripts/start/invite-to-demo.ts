import { listHotels } from '@stayfront/server/property/hotel/list-hotels';
import type { Db } from '@stayfront/server/platform/db/open-database';
import { inviteOperator } from '@stayfront/server/property/operator/invite-operator';

/** Who tries the demo may change its hotels' looks: a fresh sign-in link for each that is open, on every start. */
export async function inviteToDemo(db: Db, publicUrl: string, now: number): Promise<string[]> {
  const links: string[] = [];
  for (const { document, isDemo } of await listHotels(db)) {
    if (!isDemo || document.config.isInMaintenance) continue;
    const invitation = {
      hotelId: document.hotelId,
      email: 'operator@demo.example',
      role: 'owner',
      publicUrl,
      now,
    } as const;
    links.push((await inviteOperator(db, invitation)).link);
  }
  return links;
}
