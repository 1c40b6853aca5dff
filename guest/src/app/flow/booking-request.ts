import type { Product } from '@stayfront/contract/offer';
import type { ServiceOffer } from '@stayfront/contract/service';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import type { SpokenLanguage } from '../i18n/language-names.ts';
import type { Paying } from './paying.ts';
import type { Search } from './search.ts';

/** A room the guest has chosen, with the quote that will be booked. */
export type Order = {
  readonly guestRoomId: string;
  readonly roomTypeName: string;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly product: Product;
  /** The one in which rate and services are named; absent in orders of older pages. */
  readonly language?: SpokenLanguage;
  /** What is added to the room; absent until the guest has been asked. */
  readonly services?: readonly OrderedService[];
  /** The guest has been through the services of this room, or it has none. */
  readonly isBooked?: boolean;
};

/** A service of an order, with the price of one as the hotel offered it. */
export type OrderedService = Pick<
  ServiceOffer,
  'serviceId' | 'name' | 'pricingType' | 'units' | 'unitPrice' | 'hotelUnitPrice'
> & {
  readonly quantity: number;
  /** Absent in orders of older pages: then it is the hotel's. */
  readonly vatBasisPoints?: ServiceOffer['vatBasisPoints'];
};

/** What is booked with the room: the guest's choice, and before there is one what the hotel requires. */
export const orderedServices = ({
  services,
  product,
}: Pick<Order, 'product' | 'services'>): readonly OrderedService[] => services ?? product.mandatoryServices;

/** An order that an older page kept: there its price was that of the nights alone. */
export const completed = (order: Order): Order => ({
  ...order,
  product: {
    ...order.product,
    roomPrice: (order.product as Partial<Product>).roomPrice ?? order.product.totalPrice,
    hotelRoomPrice: (order.product as Partial<Product>).hotelRoomPrice ?? order.product.hotelTotalPrice,
    mandatoryServices: (order.product as Partial<Product>).mandatoryServices ?? [],
  },
});

/** What is typed into the contact form; kept so that back, reload and another tab lose nothing. */
export type ContactDetails = {
  readonly givenName: string;
  readonly surname: string;
  readonly email: string;
  readonly emailAgain: string;
  readonly phone: string;
  readonly addressLine: string;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
  /** By its code; empty until one is chosen. */
  readonly country: string;
  readonly specialRequest: string;
  readonly businessTravel: boolean;
};

export const noDetails: ContactDetails = {
  givenName: '',
  surname: '',
  email: '',
  emailAgain: '',
  phone: '',
  addressLine: '',
  postalCode: '',
  city: '',
  state: '',
  country: '',
  specialRequest: '',
  businessTravel: false,
};

export type SearchedFor = Omit<Search, 'guests'>;

/** What was given back because its payment came to nothing: asked for again by one tap, until it is forgotten. */
export type Again = {
  readonly search: SearchedFor | null;
  readonly orders: readonly Order[];
  readonly details: ContactDetails;
  /** By the browser's own clock. */
  readonly until: number;
};

/** The booking on its way: filled step by step, kept in the browser, emptied when it is done. */
export type BookingRequest = {
  readonly sessionId: string;
  /** What the guest was looking for when choosing rooms: dates, the guests of each room, a code. */
  readonly search: SearchedFor | null;
  readonly orders: readonly Order[];
  readonly details: ContactDetails;
  /** The contact form was sent and has not been changed since. */
  readonly isDetailed: boolean;
  /** One per attempt to book exactly this; sent again after a crash or a lost answer, so that one booking is made. */
  readonly bookingKey: string | null;
  /** Sent, and waiting for its payment. */
  readonly paying: Paying | null;
  /** The guest at the payment provider; made when it is first needed. */
  readonly profileId: string | null;
  readonly done: { readonly reservationId: string; readonly token: string } | null;
  readonly again: Again | null;
};

export const emptyRequest = (sessionId: string): BookingRequest => ({
  sessionId,
  search: null,
  orders: [],
  details: noDetails,
  isDetailed: false,
  bookingKey: null,
  paying: null,
  profileId: null,
  done: null,
  again: null,
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
  isDetailed: false,
  bookingKey: null,
});

/** A room for the stay that has none yet; when all have one, for the last. */
export function withRoom(request: BookingRequest, order: Order, search: SearchedFor): BookingRequest {
  const others = request.orders.slice(0, search.rooms.length - 1);
  return { ...withOrders(request, [...others, order]), search };
}

/** How far a booking has come. */
export type Progress = {
  /** The number of the room that is chosen next, from one. */
  readonly roomNumber: number;
  readonly isAllBooked: boolean;
  readonly isPaymentAllowed: boolean;
};

export function progressOf(
  { orders, isDetailed }: { readonly orders: readonly unknown[]; readonly isDetailed: boolean },
  rooms: SearchedFor['rooms'],
): Progress {
  const isAllBooked = orders.length >= rooms.length;
  return {
    roomNumber: Math.min(orders.length + 1, rooms.length),
    isAllBooked,
    isPaymentAllowed: isAllBooked && isDetailed,
  };
}
