import { isRefusal, type Refusal } from '@stayfront/contract/problem';
import type { Waiting } from '@stayfront/contract/waiting';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { describeWaiting } from './describe-waiting.ts';
import { openWaiting, type WaitingLink } from './open-waiting.ts';

export const readWaitingLink = (
  { db, secret }: { readonly db: Db; readonly secret: string },
  link: WaitingLink,
  now: Instant,
): Promise<Waiting | Refusal<'waiting.unknown'>> =>
  inHotel(
    db,
    link.hotelId,
    async (tx) => {
      const entry = await openWaiting(tx, secret, link);
      return isRefusal(entry) ? entry : describeWaiting(entry, now);
    },
    'read only',
  );
