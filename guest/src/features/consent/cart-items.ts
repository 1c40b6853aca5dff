import type { Product } from '@stayfront/contract/offer';
import { guestsOf } from '@stayfront/contract/party';
import type { Reservation } from '@stayfront/contract/reservation';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Guests } from '@stayfront/rules/stay/guests';
import { nightCount, stayDate, type Stay } from '@stayfront/rules/stay/stay-date';
import type { CurrentHotel } from '../../app/page/hotel-context.ts';
import type { OfferedRoom } from '../../app/flow/events.ts';
import { orderedServices, type Order } from '../../app/flow/booking-request.ts';
import { splitDiscount } from '../discount/split-discount.ts';
import { inMajor } from './in-major.ts';

/** One thing that is looked at or bought, as docs/tracking.md says: a room for its whole stay, or a service. */
export type CartItem = {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_variant?: string;
  readonly item_category: 'accommodation' | 'extra';
  readonly item_category2: string;
  readonly item_category3: string;
  readonly item_brand?: string;
  readonly affiliation: string;
  readonly price: number;
  readonly quantity: number;
  readonly coupon?: string;
  readonly index?: number;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
  readonly check_in: string;
  readonly check_out: string;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
};

/** An item with the amount it stands for in minor units, which add up without loss. */
export type CartLine = { readonly item: CartItem; readonly unitMinor: number; readonly quantity: number };

type ReservedStay = Reservation['roomStays'][number];

type Slept = { readonly stay: Stay; readonly guests: Guests; readonly coupon: string | null };

/** Writes lines for one hotel and one currency. Prices are without the VAT that is inside them. */
export function lineWriter({ info, config }: Pick<CurrentHotel, 'info' | 'config'>, currency: CurrencyCode) {
  const line = (
    named: Pick<CartItem, 'item_id' | 'item_name' | 'item_variant' | 'item_category'>,
    unitMinor: number,
    quantity: number,
    { stay, guests, coupon }: Slept,
  ): CartLine => ({
    unitMinor,
    quantity,
    item: {
      ...named,
      item_category2: info.hotelName,
      item_category3: info.address.cityName,
      ...(config.hotelChainId === null ? {} : { item_brand: String(config.hotelChainId) }),
      affiliation: info.hotelName,
      price: inMajor(unitMinor, currency),
      quantity,
      ...(coupon === null ? {} : { coupon }),
      check_in: stay.arrival,
      check_out: stay.departure,
      nights: nightCount(stay),
      adults: guests.adults,
      children: guests.children,
      infants: guests.infants,
    },
  });
  const room = (id: string, name: string, ratePlanId: string, net: number, slept: Slept): CartLine =>
    line({ item_id: id, item_name: name, item_variant: ratePlanId, item_category: 'accommodation' }, net, 1, slept);
  const extra = (id: string, name: string, unitMinor: number, quantity: number, slept: Slept): CartLine =>
    line({ item_id: id, item_name: name, item_category: 'extra' }, unitMinor, quantity, slept);
  const roomOf = (stay: ReservedStay, net: number): CartLine =>
    room(stay.guestRoomId, stay.roomTypeName, stay.ratePlanId, net, sleptIn(stay));
  const servicesOf = (stay: ReservedStay): CartLine[] =>
    stay.services.map(({ serviceId, name, unitPrice, quantity }) =>
      extra(serviceId, name, unitPrice, quantity, { ...sleptIn(stay), coupon: null }),
    );
  return {
    offered: ({ room: { id, roomTypeName } }: OfferedRoom, product: Product, slept: Slept): CartLine =>
      room(id, roomTypeName, product.ratePlanId, netOf(product), withCoupon(slept, product)),
    ordered: (order: Order, code: string | null) => {
      const { guestRoomId, roomTypeName, product, stay, guests } = order;
      const slept = { stay, guests, coupon: code };
      return [
        room(guestRoomId, roomTypeName, product.ratePlanId, netRoom(product), withCoupon(slept, product)),
        ...orderedServices(order).map(({ serviceId, name, unitPrice, quantity }) =>
          extra(serviceId, name, unitPrice, quantity, { ...slept, coupon: null }),
        ),
      ];
    },
    reserved: (stay: ReservedStay): CartLine[] => [
      roomOf(stay, stay.roomPrice - stay.totalDiscount - stay.roomVat),
      ...servicesOf(stay),
    ],
    /** A cancelled room at what came back of it. The room bears the fee; one that takes more leaves no services. */
    returned: (stay: ReservedStay, back: number): CartLine[] => {
      const services = servicesOf(stay);
      const left = back - sumOf(services);
      return left < 0 ? [roomOf(stay, back)] : [roomOf(stay, left), ...services];
    },
  };
}

const sleptIn = (stay: ReservedStay): Slept => ({
  stay: { arrival: stayDate(stay.startDate), departure: stayDate(stay.endDate) },
  guests: guestsOf(stay),
  coupon: stay.promotionCode,
});

/** The price that is seen, with what is mandatory. */
const netOf = ({ totalPrice, totalDiscount, totalVat }: Product): number => totalPrice - totalDiscount - totalVat;

/** The nights alone: in a cart what is mandatory has lines of its own. */
const netRoom = ({ roomPrice, totalDiscount, totalVat }: Product): number => roomPrice - totalDiscount - totalVat;

/** A code that takes nothing off this rate was not used on it; what an offer takes off by itself is no code's work. */
const withCoupon = (slept: Slept, product: Product): Slept => {
  const { offers, rest } = splitDiscount(product);
  return { ...slept, coupon: rest > 0 || offers.some(({ code }) => code !== undefined) ? slept.coupon : null };
};

/** What the lines come to, in minor units. */
export const sumOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { unitMinor, quantity }) => sum + unitMinor * quantity, 0);
