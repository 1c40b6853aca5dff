import { RefusedCall } from '@stayfront/contract/call';
import { exampleProduct } from '@stayfront/contract/examples/example-product';
import type { Product } from '@stayfront/contract/offer';
import { problemOf, type ProblemCode } from '@stayfront/contract/problem';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { emptyRequest, noDetails, type BookingRequest, type Order } from '../app/flow/booking-request.ts';
import { bookingStore, newSessionId } from '../app/flow/booking-store.ts';
import type { Paying } from '../app/flow/paying.ts';

export const keptStay = { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-14') };

/** A room as the guest has chosen it, at a rate that is paid now unless a test says otherwise. */
export const keptOrder = (part: Partial<Product> = {}): Order => ({
  guestRoomId: 'double',
  roomTypeName: 'Double room',
  stay: keptStay,
  guests: { adults: 2, children: 0, infants: 0 },
  language: 'en',
  isBooked: true,
  product: {
    ...(exampleProduct as unknown as Product),
    guaranteeType: 'PrePay',
    roomPrice: 56_100,
    hotelRoomPrice: 56_100,
    totalDiscount: 0,
    hotelTotalDiscount: 0,
    ...part,
  },
  services: [],
});

const email = 'ada@example.com';
const keptDetails = {
  ...noDetails,
  givenName: 'Ada',
  surname: 'Lovelace',
  email,
  emailAgain: email,
  phone: '+442079460000',
};

/** Rooms that are held for this guest while they are paid for. */
export const keptPaying = (part: Partial<Paying> = {}): Paying => ({
  reservationId: 'SB4-K7QM2XH9RD',
  token: 'the-token',
  amount: 56_100,
  holdExpiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
  areRoomsHeld: true,
  userName: 'Ada',
  isBegun: true,
  failures: 0,
  ...part,
});

/** What this browser has kept of a booking: a room and the guest's details, and what a test adds to it. */
export function keepBooking(hotelId: number, part: Partial<BookingRequest> = {}): void {
  bookingStore(hotelId).write({
    ...emptyRequest(newSessionId()),
    search: { stay: keptStay, rooms: [{ adults: 2, children: 0, infants: 0 }], promoCode: null },
    orders: [keptOrder()],
    details: keptDetails,
    isDetailed: true,
    ...part,
  });
}

/** An answer of the hotel that refuses. */
export const refusal = (refused: ProblemCode) => (): never => {
  throw new RefusedCall(problemOf({ refused }));
};
