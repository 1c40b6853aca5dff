import type { ChannelPartner, ChannelSettings } from '@stayfront/contract/manage/channels';
import type { Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { checkTarget } from '../webhook/check-target.ts';
import { refuseTarget } from '../webhook/refuse-target.ts';
import type { Reach } from '../webhook/reach.ts';
import { saveChannelSettings } from './channel-settings.store.ts';

type Deps = { readonly db: Db; readonly box: SecretBox; readonly reach: Reach };

/** Has a partner told of the bookings it brings from now on. */
export async function putChannel(
  { db, box, reach }: Deps,
  hotelId: number,
  settings: ChannelSettings,
  now: Instant,
): Promise<ChannelPartner | Refusal<'channel.target'>> {
  const addresses = { url: settings.url, ...(settings.partner === 'google' ? { tokenUrl: settings.tokenUrl } : {}) };
  for (const [field, address] of Object.entries(addresses)) {
    const target = await checkTarget(reach, address);
    if ('fault' in target) return refuseTarget('channel.target', field, target.fault);
  }
  await inHotel(db, hotelId, (tx) => saveChannelSettings(tx, box, hotelId, settings, now));
  return { partner: settings.partner, url: settings.url, updatedAt: new Date(now).toISOString() };
}
