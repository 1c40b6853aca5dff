import type { ChannelPartner, ChannelSettings } from '@stayfront/contract/manage/channels';
import type { Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { checkTarget } from '../webhook/check-target.ts';
import { refuseTarget } from '../webhook/refuse-target.ts';
import type { Reach } from '../webhook/reach.ts';
import { saveChannelSettings } from './channel-settings.store.ts';

type Deps = { readonly db: Db; readonly box: SecretBox; readonly reach: Reach };

/** Has a partner told of the bookings it brings from now on. */
export async function putChannel(
  { db, box, reach }: Deps,
  { hotelId, by }: { readonly hotelId: number; readonly by: string },
  settings: ChannelSettings,
  now: Instant,
): Promise<ChannelPartner | Refusal<'channel.target'>> {
  const addresses = { url: settings.url, ...(settings.partner === 'google' ? { tokenUrl: settings.tokenUrl } : {}) };
  for (const [field, address] of Object.entries(addresses)) {
    const target = await checkTarget(reach, address);
    if ('fault' in target) return refuseTarget('channel.target', field, target.fault);
  }
  await inHotel(db, hotelId, async (tx) => {
    await saveChannelSettings(tx, box, hotelId, settings, now);
    const detail = { partner: settings.partner }; // nothing of its keys
    await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'partner.put', detail });
  });
  return { partner: settings.partner, url: settings.url, updatedAt: new Date(now).toISOString() };
}
