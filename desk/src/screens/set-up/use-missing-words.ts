import { useLingui } from '@lingui/react/macro';
import type { Missing } from '@stayfront/contract/desk/set-up';

/** What is missing, what it is good for, and where below the desk it is mended. */
export function useMissingWords(): (missing: Missing) => {
  readonly what: string;
  readonly why: string;
  readonly to: string;
} {
  const { t } = useLingui();
  return ({ code, roomId, roomName }) => {
    const room = roomName ?? '';
    switch (code) {
      case 'rooms':
        return { what: t`Rooms`, why: t`Guests find nothing to book.`, to: 'set-up/rooms' };
      case 'rates':
        return { what: t`A rate`, why: t`A room without a rate has no price.`, to: 'set-up/rates' };
      case 'stock':
        return { what: t`How many rooms there are`, why: t`None is for sale yet.`, to: 'set-up/rooms' };
      case 'prices':
        return { what: t`Prices`, why: t`No room has a price on any night.`, to: 'set-up/prices' };
      case 'bookable-rate':
        return {
          what: t`A rate that can be booked`,
          why: t`All of them need a card or a payment, and no way to take one is set up.`,
          to: 'set-up/rates',
        };
      case 'contact':
        return {
          what: t`A way to reach you`,
          why: t`Guests need a telephone number or an e-mail address.`,
          to: 'set-up/hotel',
        };
      case 'room-stock':
        return { what: t`${room}: how many there are`, why: t`It is not for sale yet.`, to: 'set-up/rooms' };
      case 'room-price':
        return { what: t`${room}: a price`, why: t`Without one nobody sees it.`, to: 'set-up/prices' };
      case 'prices-end-early':
        return {
          what: t`Prices for all nights to come`,
          why: t`Some nights that guests can ask for have none.`,
          to: 'calendar',
        };
      case 'room-picture':
        return {
          what: t`${room}: a picture`,
          why: t`Rooms with pictures are booked more often.`,
          to: roomId === null ? 'set-up/pictures' : `house/rooms/${encodeURIComponent(roomId)}`,
        };
      case 'house-picture':
        return { what: t`A picture of the house`, why: t`It is the first thing a guest sees.`, to: 'set-up/pictures' };
      case 'tagline':
        return { what: t`A line below the name`, why: t`The name stands in its place.`, to: 'set-up/hotel' };
      case 'description':
        return { what: t`A description`, why: t`The name stands in its place.`, to: 'set-up/hotel' };
      case 'privacy-text':
        return {
          what: t`Your own privacy policy`,
          why: t`A text that fits most hotels stands there. Read it, and make it yours.`,
          to: 'house/legal',
        };
      case 'terms':
        return { what: t`General terms`, why: t`Guests agree to nothing when they book.`, to: 'house/legal' };
      case 'payment':
        return {
          what: t`Online payment`,
          why: t`Until then guests pay at the hotel, or only try.`,
          to: 'set-up/money',
        };
      case 'vat':
        return { what: t`VAT`, why: t`Invoices say nothing of it.`, to: 'set-up/rates' };
    }
  };
}
