import { textIn, type Texts as TextsInLanguages } from '@stayfront/contract/property/texts';
import { stayAmounts, type StayAmount } from '@stayfront/rules/invoice/stay-amounts';
import type { StoredInvoiceLine } from '../../platform/db/stored-invoice.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { vatRatesOf } from '../../property/hotel/vat-rates.ts';
import { withVatRates } from '../../selling/tax/describe-vat.ts';

/** What an invoice says of a room, in the words of its language. */
export function invoiceLines({ document }: Hotel, stay: StoredRoomStay, texts: Texts): StoredInvoiceLine[] {
  const { quote, roomStayIndex } = stay;
  const named = (list: readonly { readonly id: string; readonly name: TextsInLanguages }[], id: string): string =>
    textIn(list.find((entry) => entry.id === id)?.name, texts.language, document.language) || id;
  const textOf = (amount: StayAmount): string => {
    switch (amount.kind) {
      case 'room':
        return `${named(document.rooms, quote.roomId)} · ${named(document.ratePlans, quote.ratePlanId)}`;
      case 'service':
        return named(document.services, amount.serviceId);
      case 'tax':
        return named(document.taxes, amount.taxId);
      case 'fee':
        return amount.what === 'change' ? texts.i18n._('Fee for the change') : texts.i18n._('Cancellation fee');
    }
  };
  const sold = { ...stay, services: withVatRates(document, stay.services) };
  return stayAmounts(sold, vatRatesOf(document)).map((amount) => ({
    kind: amount.kind,
    roomStayIndex,
    text: textOf(amount),
    from: amount.kind === 'room' ? quote.arrival : null,
    to: amount.kind === 'room' ? quote.departure : null,
    quantity: amount.kind === 'service' ? amount.quantity : 1,
    gross: amount.gross,
    vat: amount.vat,
  }));
}
