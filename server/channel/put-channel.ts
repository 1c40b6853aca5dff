import type { ChannelPartner, ChannelSettings } from '@stayfront/contract/manage/channels';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import type { SecretBox } from '../payment/secret-box.ts';
import { checkTarget } from '../webhook/check-target.ts';
import type { Reach } from '../webhook/reach.ts';
import { saveChannelSettings } from './channel-settings.store.ts';

type Means = { readonly db: Db; readonly box: SecretBox; readonly reach: Reach };

/** Has a partner told of the bookings it brings from now on. */
export async function putChannel(
  { db, box, reach }: Means,
  hotelId: number,
  settings: ChannelSettings,
  now: Instant,
): Promise<ChannelPartner | Refusal> {
  const addresses = [settings.url, ...(settings.partner === 'google' ? [settings.tokenUrl] : [])];
  for (const address of addresses) {
    const target = await checkTarget(reach, address);
    if ('fault' in target) return refuse('channel.target', target.fault);
  }
  await inHotel(db, hotelId, (tx) => saveChannelSettings(tx, box, hotelId, settings, now));
  return { partner: settings.partner, url: settings.url, updatedAt: new Date(now).toISOString() };
}
