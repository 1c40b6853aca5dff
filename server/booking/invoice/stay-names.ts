import { textIn, type Texts as TextsInLanguages } from '@stayfront/contract/property/texts';
import type { Quote } from '@stayfront/rules/booking/quote';
import type { StayAmount } from '@stayfront/rules/invoice/stay-amounts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';

export type StayNames = {
  room(quote: Pick<Quote, 'roomId' | 'ratePlanId'>): string;
  amount(amount: Exclude<StayAmount, { kind: 'room' }>): string;
};

/** What papers call the rooms, services, taxes and fees of a stay: what the hotel has given up since, by its id. */
export function stayNames({ document }: Pick<Hotel, 'document'>, { i18n, language }: Texts): StayNames {
  const named = (list: readonly { readonly id: string; readonly name: TextsInLanguages }[], id: string): string =>
    textIn(list.find((entry) => entry.id === id)?.name, language, document.language) || id;
  return {
    room: ({ roomId, ratePlanId }) => `${named(document.rooms, roomId)} · ${named(document.ratePlans, ratePlanId)}`,
    amount(amount) {
      switch (amount.kind) {
        case 'service': {
          const name = named(document.services, amount.serviceId);
          return amount.quantity > 1 ? `${name} × ${amount.quantity}` : name;
        }
        case 'tax':
          return named(document.taxes, amount.taxId);
        case 'fee':
          return amount.what === 'change' ? i18n._('Fee for the change') : i18n._('Cancellation fee');
      }
    },
  };
}
