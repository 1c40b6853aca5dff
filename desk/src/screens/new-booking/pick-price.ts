import type { DeskOffer, DeskOffers, DeskRoom } from '@stayfront/contract/desk/search';
import type { ServiceOffer } from '@stayfront/contract/service';
import { readAmount } from '@stayfront/rules/currency/read-amount';
import { nightsOf, stayDate } from '@stayfront/rules/stay/stay-date';
import type { Pick } from './draft.ts';

type Product = NonNullable<DeskOffer['product']>;

/** A chosen room as it is offered now. */
export type PickedOffer = {
  readonly offers: DeskOffers;
  readonly room: DeskRoom;
  readonly offer: DeskOffer;
  readonly product: Product;
};

/** Null where it can no longer be had. */
export function findPicked(offers: DeskOffers, pick: Pick): PickedOffer | null {
  const room = offers.rooms.find(({ roomId }) => roomId === pick.roomId);
  const offer = room?.offers.find(({ ratePlanId }) => ratePlanId === pick.ratePlanId);
  return room && offer?.product && room.left > 0 ? { offers, room, offer, product: offer.product } : null;
}

export const paidFor = ({ hotelTotalPrice, hotelTotalDiscount }: Product): number =>
  hotelTotalPrice - hotelTotalDiscount;

/** Each night with what the engine asks for it. */
export const nightsPaid = ({
  offers: { checkIn, checkOut },
  product,
}: PickedOffer): { night: string; paid: number }[] =>
  nightsOf({ arrival: stayDate(checkIn), departure: stayDate(checkOut) }).map((night, place) => ({
    night,
    paid: (product.nightPrices[place] ?? 0) - (product.nightDiscounts[place] ?? 0),
  }));

/** One entry for each night: null where nothing was typed; undefined where what was typed is no amount. */
export const typedPrices = (picked: PickedOffer, { handPrices }: Pick): (number | null | undefined)[] =>
  nightsPaid(picked).map(({ night }) => {
    const text = handPrices?.[night]?.trim() ?? '';
    return text === '' ? null : (readAmount(text, picked.offers.currency) ?? undefined);
  });

export const hasHandPrices = (picked: PickedOffer, pick: Pick): boolean =>
  typedPrices(picked, pick).some((price) => price !== null);

/** What the room itself comes to, with nights by hand where there are some. */
export const roomTotal = (picked: PickedOffer, pick: Pick): number =>
  typedPrices(picked, pick).reduce<number>(
    (total, typed, place) => total + (typed == null ? 0 : typed - (nightsPaid(picked)[place]?.paid ?? 0)),
    paidFor(picked.product),
  );

export const chosenServices = (services: readonly ServiceOffer[], { services: wanted }: Pick) =>
  services.flatMap((service) => {
    const quantity = Math.min(wanted[service.serviceId] ?? 0, service.maxQuantity);
    return quantity > 0 ? [{ service, quantity, total: service.unitPrice * quantity }] : [];
  });
