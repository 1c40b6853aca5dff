import type { DeskAccount } from '@stayfront/contract/desk/account';
import { isRefusal } from '@stayfront/contract/problem';
import { randomUUID } from 'node:crypto';
import { addHotelPayment } from '../booking/desk-money/add-hotel-payment.ts';
import { describeAccount } from '../booking/desk-money/describe-account.ts';
import { refundForHotel } from '../booking/desk-money/refund-for-hotel.ts';
import { takeBackHotelPayment } from '../booking/desk-money/take-back-hotel-payment.ts';
import { undoCancellation } from '../booking/desk-change/undo-cancellation.ts';
import { cancelForHotel } from '../booking/desk/cancel-for-hotel.ts';
import type { Db } from '../platform/db/open-database.ts';
import type { Hotel } from '../property/hotel/hotel.ts';
import { knownHotels } from '../property/hotel/known-hotels.ts';
import type { HouseStep } from './money-courses.ts';
import type { TestClock } from './start-app.ts';

const staff = { hotelId: 7001, role: 'manager', by: 'mona@probe.example' } as const;

/** Somebody of the house who moves money of a reservation, as far as it lets itself be moved. */
export function houseMoney(db: Db, clock: TestClock) {
  async function hotelNow(): Promise<Hotel> {
    const hotel = await knownHotels(db).current(7001);
    if (!hotel) throw new Error('There is no hotel');
    return hotel;
  }
  async function account(reservationId: string): Promise<DeskAccount> {
    const told = await describeAccount(db, await hotelNow(), 'manager', reservationId, clock.now);
    if (isRefusal(told)) throw new Error(`There is no account: ${told.refused}`);
    return told;
  }
  const once = () => ({ idempotencyKey: randomUUID() });
  const part = (of: number, share: number): number => Math.ceil((of * share) / 100);

  async function take(reservationId: string, one: HouseStep): Promise<void> {
    const hotel = await hotelNow();
    const { refundable, open, localTaxOpen, version, movements } = await account(reservationId);
    const refund = (amount: number, isOwedAgain = false) =>
      refundForHotel(
        db,
        hotel,
        staff,
        { reservationId, amount, isOwedAgain, reason: 'Goodwill', tellsGuest: false, ...once() },
        clock.now,
      );
    const cancel = () => {
      const wish = { reservationId, version, fee: 'policy', reason: 'Ill', tellsGuest: false, ...once() } as const;
      return cancelForHotel(db, hotel, staff, wish, clock.now);
    };
    switch (one.do) {
      case 'house-refund': {
        if (refundable > 0) await refund(part(refundable, one.share), one.isOwedAgain);
        return;
      }
      case 'at-hotel': {
        const amount = part(open + localTaxOpen, one.share);
        const paid = { reservationId, amount, way: 'cash', note: '', ...once() } as const;
        if (amount > 0) await addHotelPayment(db, hotel, staff, paid, clock.now);
        return;
      }
      case 'take-back': {
        const paid = movements.find(({ kind, isTakenBack }) => kind === 'at-hotel' && !isTakenBack);
        const { movementId } = paid ?? {};
        if (movementId) await takeBackHotelPayment(db, hotel, staff, { reservationId, movementId }, clock.now);
        return;
      }
      case 'house-cancel':
        return void (await cancel());
      case 'undo': {
        const wish = { reservationId, version, tellsGuest: false, ...once() };
        return void (await undoCancellation(db, hotel, staff, wish, clock.now));
      }
      case 'at-once':
        return void (await Promise.all([refund(part(refundable, 60)), cancel(), refund(part(refundable, 60))]));
    }
  }
  return { account, take };
}
