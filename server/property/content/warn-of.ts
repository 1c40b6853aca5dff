import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { canSecure, cardAbilities } from '@stayfront/rules/payment/can-secure';
import { warnOfOffers } from './warn-of-offers.ts';

/** What is allowed in a document but will hardly be meant: rates that no guest can book, offers that none is given. */
export const warnOf = (document: PropertyDocument): string[] => [...warnOfRates(document), ...warnOfOffers(document)];

/** In a hotelier's words. */
function warnOfRates({ ratePlans, config, contact }: PropertyDocument): string[] {
  const abilities = cardAbilities(config.paymentSolutionsProvider);
  const unbookable = ratePlans.filter(({ guarantee }) => !canSecure(guarantee, abilities));
  const why = (guarantee: (typeof ratePlans)[number]['guarantee']): string =>
    guarantee === 'PrePay'
      ? 'it is paid in advance, and config.paymentSolutionsProvider names nobody who takes the payment'
      : config.paymentSolutionsProvider === null
        ? 'it needs a card, and config.paymentSolutionsProvider names nobody who keeps one'
        : `it needs a card as a guarantee, which ${config.paymentSolutionsProvider} cannot keep`;
  const canAsk = [contact.phone, contact.email].some((way) => way !== 'N/A');
  return [
    ...unbookable.map(
      ({ id, guarantee }) =>
        `Nobody can book the rate plan "${id}": ${why(guarantee)}. Guests see it without a price and are told to ask the hotel.`,
    ),
    ...(unbookable.length > 0 && !canAsk
      ? ['Nor can they ask: contact has neither a telephone number nor an e-mail address.']
      : []),
    ...(unbookable.length > 0 && unbookable.length === ratePlans.length
      ? ['No rate plan of this hotel can be booked: its pages show no price at all.']
      : []),
  ];
}
