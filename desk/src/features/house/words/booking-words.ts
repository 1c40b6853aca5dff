import { msg } from '@lingui/core/macro';
import { providerNames } from '@stayfront/rules/payment/providers';
import type { WordTable } from './field-words.ts';

/** What providers are called is the same in every language. */
const namesOfProviders = Object.fromEntries(
  providerNames.map((name) => [name, `${name.charAt(0)}${name.slice(1).toLowerCase()}`]),
);

export const bookingWords: WordTable = {
  acceptedPaymentCards: {
    name: msg`Cards you take`,
    choices: {
      AX: msg`American Express`,
      BC: msg`Bank card`,
      BL: msg`Carte Bleue`,
      CB: msg`Carte Blanche`,
      DN: msg`Diners Club`,
      DS: msg`Discover`,
      EC: msg`Eurocard`,
      JC: msg`JCB`,
      MA: msg`Maestro`,
      MC: msg`Mastercard`,
      TP: msg`UATP`,
      VI: msg`Visa`,
    },
  },
  bookingsWithoutCard: { name: msg`Bookings without a card` },
  'bookingsWithoutCard/roomsPerEmail': { name: msg`Rooms to come for one e-mail address` },
  'bookingsWithoutCard/roomsPerNetwork': { name: msg`Rooms from one network in seven days` },
  'bookingsWithoutCard/roomsPerHour': { name: msg`Rooms of the whole hotel in an hour` },
  'bookingsWithoutCard/percentOfNight': { name: msg`Share of the rooms of a night in 24 hours` },
  'bookingsWithoutCard/above': {
    name: msg`Above these limits`,
    choices: { mail: msg`guests confirm by a link in a mail`, card: msg`guests give a card as guarantee` },
  },
  'config/paymentSolutionsProvider': {
    name: msg`Payment provider`,
    names: namesOfProviders,
  },
  'config/test': { name: msg`Payments are only played: no money moves` },
  'config/refundDays': { name: msg`Guests have money back within` },
  'config/addressRequired': { name: msg`Guests give their postal address` },
  'config/invoicingCurrency': { name: msg`Invoices in another currency` },
  'config/useTaxService': { name: msg`Local taxes are asked for after the booking` },
};
