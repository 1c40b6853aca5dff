import type { DeskWaitingList } from '@stayfront/contract/desk/waiting';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { describeList } from './describe-list.ts';
import { readIsOpen, saveIsOpen } from './waiting.store.ts';

/** Opens the list to guests, or closes it. What is on offer already stays so until its time is over. */
export const switchList = (
  db: Db,
  hotel: Hotel,
  { by }: Staff,
  isOpen: boolean,
  now: Instant,
): Promise<DeskWaitingList> =>
  inHotel(db, hotel.hotelId, async (tx) => {
    const { hotelId } = hotel;
    const before = await readIsOpen(tx, hotelId);
    if (before !== isOpen) {
      await saveIsOpen(tx, hotelId, isOpen, now);
      const detail = { before, after: isOpen };
      await noteOperator(tx, hotelId, { happenedAt: now, who: by, what: 'waiting-list', detail });
      if (isOpen) await queueBookingJob(tx, 'offer-waiting', { hotelId });
    }
    return describeList(tx, hotel, now);
  });
