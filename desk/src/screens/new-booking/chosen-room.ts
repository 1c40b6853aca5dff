import type { DeskOffer, DeskOffers, DeskRoom } from '@stayfront/contract/desk/search';

/** A room at a rate, as it was offered. */
export type ChosenRoom = {
  readonly roomId: string;
  readonly roomName: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly needsReason: boolean;
  readonly product: NonNullable<DeskOffer['product']>;
};

export const choose = ({ checkIn, checkOut }: DeskOffers, room: DeskRoom, offer: DeskOffer): ChosenRoom | null =>
  offer.product && room.left > 0
    ? {
        roomId: room.roomId,
        roomName: room.roomName,
        checkIn,
        checkOut,
        needsReason: offer.needsReason,
        product: offer.product,
      }
    : null;

/** What a search has to know of the rooms that are chosen already: they are no longer free. */
export const asChosenQuery = (rooms: readonly ChosenRoom[]): string =>
  rooms.map(({ roomId, checkIn, checkOut }) => `${roomId}.${checkIn}.${checkOut}`).join(',');

export const paidFor = ({ product }: ChosenRoom): number => product.hotelTotalPrice - product.hotelTotalDiscount;
