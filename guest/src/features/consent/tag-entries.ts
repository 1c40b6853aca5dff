import type { Product } from '@stayfront/contract/offer';
import type { Reservation } from '@stayfront/contract/reservation';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { wayToPay } from '@stayfront/rules/payment/way-to-pay';
import { nightCount } from '@stayfront/rules/stay/stay-date';
import type { BookingRequest } from '../../app/flow/booking-request.ts';
import type { FlowEvent, OfferedRoom } from '../../app/flow/events.ts';
import type { Search } from '../../app/flow/search.ts';
import type { CurrentHotel } from '../../app/page/hotel-context.ts';
import { fromProduct } from '../../app/flow/from-product.ts';
import { lineWriter, sumOf, type CartItem, type CartLine } from './cart-items.ts';
import { compareCarts } from './compare-carts.ts';
import { inMajor } from './in-major.ts';

/** One entry of the data layer. Those with the same `once` are made a single time in a browser, or in a document. */
export type TagEntry = {
  readonly event: string;
  readonly ecommerce?: object;
  readonly [detail: string]: unknown;
};
export type Told = { readonly entry: TagEntry; readonly once?: { readonly key: string; readonly isForGood: boolean } };

type Hotel = Pick<CurrentHotel, 'info' | 'config'>;
const rooms = { item_list_id: 'rooms', item_list_name: 'Rooms' };
const mostItems = 200; // more than that a tag manager does not take

/** What a tag manager is told of an event: nothing of most, and nothing about who the guest is of any. */
export function tagEntries(event: FlowEvent, hotel: Hotel): Told[] {
  switch (event.name) {
    case 'show-rooms':
      return listEntries(event, hotel);
    case 'open-room':
      return chosenEntry('select_item', hotel, event.wish, event.room);
    case 'show-room':
      return chosenEntry('view_item', hotel, event.wish, event.room);
    case 'change-orders':
      return changeEntries(event, hotel);
    case 'begin-checkout':
      return bookingEntry('begin_checkout', hotel, event.request);
    case 'send-booking': {
      const guarantees = event.request.orders.map(({ product }) => product.guaranteeType);
      return bookingEntry('add_payment_info', hotel, event.request, { payment_type: wayToPay(guarantees) });
    }
    case 'booked':
      return purchaseEntry(event.reservation, hotel);
    case 'cancelled':
      return refundEntry(event, hotel);
    default:
      return [];
  }
}

function listEntries(event: Extract<FlowEvent, { name: 'show-rooms' }>, hotel: Hotel): Told[] {
  const { wish, promotion, query } = event;
  const { stay, promoCode } = wish;
  const count = (kind: 'adults' | 'children' | 'infants'): number =>
    wish.rooms.reduce((sum, guests) => sum + guests[kind], 0);
  const asked = {
    check_in: stay.arrival,
    check_out: stay.departure,
    nights: nightCount(stay),
    adults: count('adults'),
    children: count('children'),
    infants: count('infants'),
    rooms: wish.rooms.length,
    ...(promoCode === null ? {} : { promo: promoCode }),
  };
  const search = { event: 'search', search_term: `${stay.arrival}/${stay.departure}`, ...asked };
  const products = event.rooms
    .filter(({ item }) => item.availability > 0)
    .flatMap((room) => room.item.products.filter(({ isBookable }) => isBookable).map((product) => ({ room, product })));
  const items = products.slice(0, mostItems).map(({ room, product }, index): CartItem => ({
    ...lineWriter(hotel, product.currency).offered(room, product, sleptBy(wish)).item,
    ...rooms,
    index,
  }));
  const currency = products[0]?.product.currency;
  return [
    ...(new URLSearchParams(query).has('checkIn') ? [{ entry: search, once: inDocument('search', asked) }] : []),
    ...(promotion && promotion.problem === null
      ? [
          {
            entry: {
              event: 'select_promotion',
              ecommerce: { promotion_id: promotion.code, promotion_name: promotion.name },
            },
            once: inDocument('select_promotion', promotion.code),
          },
        ]
      : []),
    ...(items.length > 0
      ? [
          {
            entry: { event: 'view_item_list', ecommerce: { ...rooms, currency, items } },
            once: inDocument('view_item_list', [asked, currency, items.map(({ price }) => price)]),
          },
        ]
      : []),
  ];
}

function chosenEntry(name: 'select_item' | 'view_item', hotel: Hotel, wish: Search, room: OfferedRoom): Told[] {
  const product = room.product ?? fromProduct(room.item);
  if (!product?.isBookable) return []; // nothing is for sale
  const { currency } = product;
  const line = lineWriter(hotel, currency).offered(room, product, sleptBy(wish));
  const ecommerce = name === 'select_item' ? { ...rooms, items: [{ ...line.item, ...rooms }] } : paid([line], currency);
  return [{ entry: { event: name, ecommerce } }];
}

function changeEntries({ before, after }: Extract<FlowEvent, { name: 'change-orders' }>, hotel: Hotel): Told[] {
  // Booked is not taken out.
  if (after.done && after.done.reservationId !== before.done?.reservationId) return [];
  const product = (after.orders[0] ?? before.orders[0])?.product;
  if (!product) return [];
  const { added, removed } = compareCarts(linesOf(before, hotel), linesOf(after, hotel));
  return [
    ...(removed.length > 0
      ? [{ entry: { event: 'remove_from_cart', ecommerce: paid(removed, currencyOf(before, product)) } }]
      : []),
    ...(added.length > 0
      ? [{ entry: { event: 'add_to_cart', ecommerce: paid(added, currencyOf(after, product)) } }]
      : []),
  ];
}

function bookingEntry(name: string, hotel: Hotel, request: BookingRequest, more: object = {}): Told[] {
  const product = request.orders[0]?.product;
  if (!product) return [];
  const lines = linesOf(request, hotel);
  const ecommerce = { ...paid(lines, product.currency), ...couponOf(lines), ...more };
  return [{ entry: { event: name, ecommerce }, once: inDocument(name, ecommerce) }];
}

/** One for each reservation, whatever its rooms: the price without VAT, the VAT beside it, and what is paid on arrival. */
function purchaseEntry({ reservationId, currency, roomStays, ...reservation }: Reservation, hotel: Hotel): Told[] {
  const write = lineWriter(hotel, currency);
  const lines = roomStays.filter(({ status }) => status === 'book').flatMap((stay) => write.reserved(stay));
  if (lines.length === 0) return [];
  const ecommerce = {
    transaction_id: reservationId,
    affiliation: hotel.info.hotelName,
    ...paid(lines, currency),
    tax: inMajor(
      roomStays.reduce((sum, { status, roomVat }) => sum + (status === 'book' ? roomVat : 0), 0),
      currency,
    ),
    local_tax: inMajor(reservation.totalLocalTax, currency),
    ...couponOf(lines),
  };
  return [{ entry: { event: 'purchase', ecommerce }, once: { key: `purchase ${reservationId}`, isForGood: true } }];
}

/** What came back to the guest: nothing is told where the hotel keeps it all. Of one room it says which, by its items. */
function refundEntry({ cancelled, roomStay }: Extract<FlowEvent, { name: 'cancelled' }>, hotel: Hotel): Told[] {
  const { reservationId, currency, totalPrice, roomVat, keptPrice } = cancelled;
  const net = totalPrice - roomVat;
  const keptNet = totalPrice === 0 ? 0 : Math.round((keptPrice * net) / totalPrice);
  const back = net - keptNet;
  if (back <= 0) return [];
  const ecommerce = {
    transaction_id: reservationId,
    currency,
    value: inMajor(back, currency),
    tax: inMajor(roomVat - (keptPrice - keptNet), currency),
    ...(roomStay
      ? {
          items: lineWriter(hotel, currency)
            .returned(roomStay, back)
            .map(({ item }) => item),
        }
      : {}),
  };
  const key = `refund ${reservationId}${roomStay ? ` ${roomStay.roomStayIndex}` : ''}`;
  return [{ entry: { event: 'refund', ecommerce }, once: { key, isForGood: true } }];
}

const linesOf = ({ orders, search }: BookingRequest, hotel: Hotel): CartLine[] =>
  orders.flatMap((order) => lineWriter(hotel, order.product.currency).ordered(order, search?.promoCode ?? null));

const currencyOf = ({ orders }: BookingRequest, other: Product): CurrencyCode => (orders[0]?.product ?? other).currency;

const paid = (lines: readonly CartLine[], currency: CurrencyCode) => ({
  currency,
  value: inMajor(sumOf(lines), currency),
  items: lines.map(({ item }) => item),
});

function couponOf(lines: readonly CartLine[]): { readonly coupon?: string } {
  const coupon = lines.find(({ item }) => item.coupon !== undefined)?.item.coupon;
  return coupon === undefined ? {} : { coupon };
}

const sleptBy = ({ stay, guests, promoCode }: Search) => ({ stay, guests, coupon: promoCode });

const inDocument = (name: string, what: unknown) => ({ key: `${name} ${JSON.stringify(what)}`, isForGood: false });
