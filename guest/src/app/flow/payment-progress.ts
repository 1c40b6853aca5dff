import type { BookingAnswer } from '@stayfront/contract/reservation';
import type { BookingRequest } from './booking-request.ts';

/** The booking was sent and its rooms are held. */
export const withPaying = (
  request: BookingRequest,
  answer: Pick<
    BookingAnswer,
    'reservationId' | 'token' | 'payableNow' | 'holdExpiresAt' | 'createDateTime' | 'areRoomsHeld'
  >,
): BookingRequest => ({
  ...request,
  paying: {
    reservationId: answer.reservationId,
    token: answer.token,
    sessionId: request.sessionId,
    amount: answer.payableNow,
    holdExpiresAt: answer.holdExpiresAt ?? answer.createDateTime,
    areRoomsHeld: answer.areRoomsHeld,
    userName: request.details.givenName,
    isBegun: false,
    failures: 0,
  },
});

/** The provider's part has begun: from now on only the provider knows what becomes of it. */
export const withBegun = (request: BookingRequest): BookingRequest =>
  request.paying ? { ...request, paying: { ...request.paying, isBegun: true } } : request;

/** The payment could not be begun, once more. */
export const withFailure = (request: BookingRequest): BookingRequest =>
  request.paying ? { ...request, paying: { ...request.paying, failures: request.paying.failures + 1 } } : request;

/** The booking stands: nothing is left to choose, and nothing is sent again. */
export const withDone = (
  request: BookingRequest,
  { reservationId, token }: { readonly reservationId: string; readonly token: string },
): BookingRequest => ({ ...withoutPaying(request), done: { reservationId, token }, again: null });

/** The rooms were given back: the guest begins with the rooms again, and need not type everything a second time. */
export const withoutPaying = (request: BookingRequest): BookingRequest => ({
  ...request,
  orders: [],
  bookingKey: null,
  paying: null,
});
