import { stayDate, type StayDate } from '../stay/stay-date.ts';
import type { EurRates } from './cross-rate.ts';
import type { CurrencyCode } from './currencies.ts';

/**
 * Market mid rates of one day, so that a hotel without a way out to the network can show guest currencies. The day
 * goes into every quote: nobody should take these for the rates of today.
 */
export const ratesSnapshot: { readonly date: StayDate; readonly eurRates: EurRates } = {
  date: stayDate('2026-09-29'),
  eurRates: {
    EUR: 1,
    USD: 1.13607202,
    GBP: 0.85817579,
    CHF: 0.94676887,
    AED: 4.1722245,
    ARS: 1732.54080866,
    AUD: 1.6186154,
    BHD: 0.42716308,
    BRL: 5.93511065,
    CAD: 1.6119026,
    CLP: 1099.4162957,
    CNY: 7.62052519,
    COP: 3827.38244418,
    CZK: 24.39456938,
    DKK: 7.47510191,
    HUF: 367.47591342,
    ILS: 3.49196463,
    INR: 109.15986906,
    JOD: 0.80547506,
    JPY: 178.90554702,
    KRW: 1543.00012835,
    KWD: 0.35071891,
    MXN: 20.45544766,
    NOK: 10.84593728,
    OMR: 0.43722362,
    PLN: 4.37308992,
    QAR: 4.13530216,
    RON: 5.27826541,
    RUB: 96.007702,
    SAR: 4.26027008,
    SEK: 11.33855492,
    THB: 38.20953879,
    ZAR: 18.67716349,
  } satisfies Record<CurrencyCode, number>,
};
