import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Language } from '@stayfront/contract/property/texts';
import type { ReservationTaxes } from '@stayfront/contract/tax';
import type { Quote } from '@stayfront/rules/booking/quote';
import { quotedCurrency } from '../../property/currency/guest-currency.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkoutTaxes } from './checkout-taxes.ts';
import { describeTaxes } from './describe-taxes.ts';

/** The local taxes of quoted rooms: those of their offers, or those that the hotel has worked out only at checkout. */
export function taxRooms(
  { document }: Hotel,
  quotes: readonly [Quote, ...Quote[]],
  language: Language,
): ReservationTaxes | Refusal<'currency.mixed'> {
  const { currency } = quotedCurrency(quotes[0]);
  if (quotes.some((quote) => quotedCurrency(quote).currency !== currency)) return refuse('currency.mixed');
  const roomStays = quotes.map((quote) => {
    const { as } = quotedCurrency(quote);
    const lines = [...quote.localTaxes, ...checkoutTaxes(document, quote)];
    const taxes = describeTaxes(
      document,
      lines.map(({ taxId, minor }) => ({ taxId, minor: as(minor) })),
      currency,
      language,
    );
    return { taxes, taxesTotalAmount: taxes.reduce((sum, tax) => sum + tax.taxAmount, 0) };
  });
  return { roomStays, taxesTotalAmount: roomStays.reduce((sum, room) => sum + room.taxesTotalAmount, 0), currency };
}
