import type { DeskWaitingList } from '@stayfront/contract/desk/waiting';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeList } from './describe-list.ts';
import { forgetWaiting } from './forget-waiting.ts';
import { readWaiting } from './waiting.store.ts';

export const removeWaiting = (
  db: Db,
  hotel: Hotel,
  waitingId: string,
  now: Instant,
): Promise<DeskWaitingList | Refusal<'waiting.unknown'>> =>
  inHotel(db, hotel.hotelId, async (tx) => {
    const entry = await readWaiting(tx, { hotelId: hotel.hotelId, waitingId }, 'lock');
    if (!entry || entry.state === 'asked') return refuse('waiting.unknown');
    await forgetWaiting(tx, entry);
    return describeList(tx, hotel, now);
  });
