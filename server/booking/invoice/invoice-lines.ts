import { stayAmounts } from '@stayfront/rules/invoice/stay-amounts';
import type { StoredInvoiceLine } from '../../platform/db/invoice-content.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import type { Texts } from '../../platform/texts/texts-for.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { vatRatesOf } from '../../property/hotel/vat-rates.ts';
import { withVatRates } from '../../selling/tax/describe-vat.ts';
import { stayNames } from './stay-names.ts';

/** What an invoice says of a room, in the words of its language. */
export function invoiceLines(hotel: Hotel, stay: StoredRoomStay, texts: Texts): StoredInvoiceLine[] {
  const { document } = hotel;
  const { quote, roomStayIndex } = stay;
  const names = stayNames(hotel, texts);
  const sold = { ...stay, services: withVatRates(document, stay.services) };
  return stayAmounts(sold, vatRatesOf(document)).map((amount) => ({
    kind: amount.kind,
    roomStayIndex,
    text: amount.kind === 'room' ? names.room(quote) : names.amount(amount),
    from: amount.kind === 'room' ? quote.arrival : null,
    to: amount.kind === 'room' ? quote.departure : null,
    quantity: amount.kind === 'service' ? amount.quantity : 1,
    gross: amount.gross,
    vat: amount.vat,
  }));
}
