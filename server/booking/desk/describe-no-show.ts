import type { NoShowTerms } from '@stayfront/contract/desk/no-show';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { hotelBill } from '@stayfront/rules/booking/stay-bill';
import { keptOfPaid } from '@stayfront/rules/cancellation/kept-of-paid';
import { stayNoShowFee } from '@stayfront/rules/cancellation/stay-fee';
import type { Role } from '@stayfront/rules/people/role';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { listIntents } from '../../payment/list-intents.ts';
import { refundOf } from '../../payment/read-paid-money.ts';
import { readProviderName } from '../../payment/read-provider-name.ts';
import { receivedFor } from '../../payment/received-for.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { guaranteeAt } from '../desk-money/guarantee-at.ts';
import { readMayGive } from '../desk-money/read-may-give.ts';
import { readReservation } from '../reservation/read-reservation.ts';
import { checkNoShow } from './check-no-show.ts';

type Refused = Refusal<
  'no_show.arrived' | 'no_show.too_early' | 'reservation.held' | 'reservation.unknown' | 'reservation.was_cancelled'
>;

/** What is kept of guests who did not come, before somebody says so. */
export const describeNoShow = (
  db: Db,
  hotel: Hotel,
  role: Role,
  reservationId: string,
  now: Instant,
): Promise<NoShowTerms | Refused> =>
  inHotel(db, hotel.hotelId, async (tx): Promise<NoShowTerms | Refused> => {
    const { hotelId } = hotel;
    const reservation = await readReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const rooms = await checkNoShow(tx, hotel, reservation, 'awaited', now);
    if ('refused' in rooms) {
      if (rooms.refused === 'room_stay.unknown') throw new Error('No room was named');
      return refuse(rooms.refused);
    }
    const received = await receivedFor(tx, hotelId, reservationId);
    const gone = (feeOf: (fee: number) => number) =>
      reservation.roomStays.map((stay) =>
        !rooms.some(({ roomStayIndex }) => roomStayIndex === stay.roomStayIndex)
          ? stay
          : { ...stay, status: 'cancel' as const, cancellationFee: feeOf(stayNoShowFee(stay)) },
      );
    const atPolicy = gone((fee) => fee);
    const intents = await listIntents(tx, hotelId, reservationId);
    const provider = await readProviderName(tx, hotelId);
    return {
      reservationId,
      version: reservation.version,
      hotelCurrency: reservation.hotelCurrency,
      rooms: rooms.map((stay) => ({
        roomStayIndex: stay.roomStayIndex,
        total: hotelBill(stay.quote, stay.services).total,
        policyFee: stayNoShowFee(stay),
      })),
      received: received.paid + received.atHotel,
      refundAtPolicy: refundOf(received, keptOfPaid(atPolicy)),
      refundAtNone: refundOf(received, keptOfPaid(gone(() => 0))),
      mayWaive: await readMayGive(tx, role, { hotelId, reservationId }),
      guarantee: guaranteeAt(hotel, reservation, { stays: atPolicy, received, intents, provider }, now),
    };
  });
