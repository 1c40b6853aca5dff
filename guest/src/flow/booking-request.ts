import type { Product } from '@stayfront/contract/offer';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Stay } from '@stayfront/rules/stay/stay-date';

/** A room the guest has chosen, with the quote that will be booked. */
export type Order = {
  readonly guestRoomId: string;
  readonly roomTypeName: string;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly product: Product;
};

/** What is typed into the contact form; kept so that back, reload and another tab lose nothing. */
export type ContactDetails = {
  readonly givenName: string;
  readonly surname: string;
  readonly email: string;
  readonly emailAgain: string;
  readonly phone: string;
  readonly specialRequest: string;
  readonly businessTravel: boolean;
};

export const noDetails: ContactDetails = {
  givenName: '',
  surname: '',
  email: '',
  emailAgain: '',
  phone: '',
  specialRequest: '',
  businessTravel: false,
};

/** The booking on its way: filled step by step, kept in the browser, emptied when it is done. */
export type BookingRequest = {
  readonly sessionId: string;
  readonly orders: readonly Order[];
  readonly details: ContactDetails;
  /** One per attempt to book exactly this; sent again after a crash or a lost answer, so that one booking is made. */
  readonly bookingKey: string | null;
  readonly done: { readonly reservationId: string; readonly token: string } | null;
};

export const emptyRequest = (sessionId: string): BookingRequest => ({
  sessionId,
  orders: [],
  details: noDetails,
  bookingKey: null,
  done: null,
});

/** Changing what would be booked starts a new attempt: an old key belongs to the old content. */
export const withOrders = (request: BookingRequest, orders: readonly Order[]): BookingRequest => ({
  ...request,
  orders,
  bookingKey: null,
  done: null,
});

export const withDetails = (request: BookingRequest, details: ContactDetails): BookingRequest => ({
  ...request,
  details,
  bookingKey: null,
});
