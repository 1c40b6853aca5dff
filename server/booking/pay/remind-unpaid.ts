import { reminderMinutes } from '@stayfront/rules/booking/hold';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { ReadHotel } from '../../property/hotel/hotel.ts';
import { atNotedHotels } from '../../property/hotel/at-noted-hotels.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import { listIntents } from '../../payment/list-intents.ts';
import { PAYMENT_LINK_SENT } from '../reservation/note-happening.ts';
import { sendPaymentLink } from './send-payment-link.ts';
import { hasHeld, listUnpaid } from './unpaid.store.ts';

type Deps = { readonly db: Db; readonly readHotel: ReadHotel };

/**
 * Sends the payment link once to guests whose rooms are held and who have not paid: who has closed the page finds the
 * way back in the mail while there is still time. Nobody is written to whose bank is at work.
 */
export async function remindUnpaid({ db, readHotel }: Deps, now: Instant): Promise<void> {
  const endsBefore = now + reminderMinutes * 60_000;
  await atNotedHotels(db, { what: 'held', isForOpenOnly: true, hasAny: hasHeld }, async (hotelId) => {
    const wanted = { endsAfter: now, endsBefore, notedAs: PAYMENT_LINK_SENT };
    const unpaid = await inHotel(db, hotelId, (tx) => listUnpaid(tx, hotelId, wanted));
    const hotel = unpaid.length > 0 ? await readHotel(hotelId) : null;
    if (!hotel) return;
    for (const reservationId of unpaid)
      await inHotel(db, hotelId, async (tx) => {
        const reservation = await lockReservation(tx, hotelId, reservationId);
        // Asked again under lock: another server may have paid attention to it in between.
        const isUnpaid = (await listUnpaid(tx, hotelId, wanted)).includes(reservationId);
        const intents = await listIntents(tx, hotelId, reservationId);
        if (!reservation || !isUnpaid || intents.some(({ state }) => state === 'authorized')) return;
        await sendPaymentLink(tx, hotel, reservation, { who: 'system', mark: 'unpaid' }, now);
      });
  });
}
