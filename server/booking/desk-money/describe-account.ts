import type { DeskAccount } from '@stayfront/contract/desk/account';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { isFinal } from '@stayfront/rules/booking/status';
import { moneyState } from '@stayfront/rules/payment/money-state';
import type { Role } from '@stayfront/rules/people/role';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { listIntents } from '../../payment/list-intents.ts';
import { listRefundsFor } from '../../payment/list-refunds-for.ts';
import { readProviderName } from '../../payment/read-provider-name.ts';
import { receivedFor } from '../../payment/received-for.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { findCardRequest, type CardRequest } from '../reservation/find-card-request.ts';
import { findOpenRequest } from '../pay/find-open-request.ts';
import { readAccount } from '../pay/read-account.ts';
import { readHistory } from '../reservation/read-history.ts';
import { lockReservation } from '../reservation/read-reservation.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { guaranteeAt } from './guarantee-at.ts';
import { readHotelPayments } from './hotel-payment.store.ts';
import { describeMovements } from './describe-movements.ts';
import { readMayGive } from './read-may-give.ts';

/** All money of a reservation. Whoever moves it locks the reservation, and so does this: all of it is of one moment. */
export const describeAccount = (
  db: Db,
  hotel: Hotel,
  role: Role,
  reservationId: string,
  now: Instant,
): Promise<DeskAccount | Refusal<'reservation.unknown'>> =>
  inHotel(db, hotel.hotelId, async (tx): Promise<DeskAccount | Refusal<'reservation.unknown'>> => {
    const { hotelId, document } = hotel;
    const reservation = await lockReservation(tx, hotelId, reservationId);
    if (!reservation) return refuse('reservation.unknown');
    const today = todayAt(document.timeZone, now);
    const account = await readAccount(tx, reservation, today);
    const received = await receivedFor(tx, hotelId, reservationId);
    const intents = await listIntents(tx, hotelId, reservationId);
    const provider = await readProviderName(tx, hotelId);
    const request = await findOpenRequest(tx, hotelId, reservationId);
    const movements = describeMovements({
      reservation,
      intents,
      refunds: await listRefundsFor(tx, hotelId, reservationId),
      payments: await readHotelPayments(tx, hotelId, reservationId),
      events: await readHistory(tx, reservation),
      given: account.given,
    });
    const sum = (kind: (typeof movements)[number]['kind']): number =>
      movements.reduce((all, one) => all + (one.kind === kind ? one.counted : 0), 0);
    const isHeld = reservation.status === 'held';
    return {
      reservationId,
      version: reservation.version,
      currency: reservation.hotelCurrency,
      movements,
      price: account.total,
      fees: account.fees,
      localTax: account.localTax,
      charged: sum('charge'),
      refunded: sum('refund'),
      atHotel: account.atHotel,
      given: account.given,
      open: account.open,
      localTaxOpen: account.localTaxOpen,
      tooMuch: account.tooMuch,
      dueNow: account.dueNow,
      dueLater: [...account.dueLater],
      dueAtHotel: account.dueAtHotel,
      money: moneyState(account, { isHeld, hasCard: reservation.guarantee !== null }),
      refundable: movements.reduce((all, { refundable }) => all + refundable, 0),
      mayGive: await readMayGive(tx, role, { hotelId, reservationId }),
      guarantee: guaranteeAt(hotel, reservation, { stays: reservation.roomStays, received, intents, provider }, now),
      request: request && {
        requestId: request.requestId,
        amount: request.amount,
        dueOn: request.dueOn,
        isOverdue: request.dueOn < today,
        isPayable: request.amount <= account.open,
        at: new Date(request.at).toISOString(),
        by: request.by,
      },
      cardRequest: describeAsked(await findCardRequest(tx, hotelId, reservationId), reservation, today),
    };
  });

/** What is over with its booking is asked for no more. */
function describeAsked(
  asked: CardRequest | null,
  { status }: StoredReservation,
  today: StayDate,
): DeskAccount['cardRequest'] {
  if (asked?.state !== 'open' || isFinal(status)) return null;
  const { requestId, dueOn, refusedAt, at, by } = asked;
  return {
    requestId,
    dueOn,
    isOverdue: dueOn !== null && dueOn < today,
    isRefused: refusedAt !== null,
    at: new Date(at).toISOString(),
    by,
  };
}
