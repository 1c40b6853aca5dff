import { money, scale, type Money } from '../money.ts';
import type { Guests } from '../stay/guests.ts';

/** VAT is inside the price: how much of a gross amount it is. */
export const includedVat = (gross: Money, basisPoints: number): Money =>
  money(vatInside(gross.minor, basisPoints), gross.currency);

/** The same of an amount whose currency is known elsewhere. */
export const vatInside = (grossMinor: number, basisPoints: number): number =>
  grossMinor - scale(grossMinor, 10_000, 10_000 + basisPoints);

/** A local tax the hotel collects at check-in for each person and night; children and infants may be spared. */
export type CityTax = {
  readonly adultMinor: number;
  readonly childMinor: number;
  readonly infantMinor: number;
  /** Nights after these are free of it. */
  readonly maxNights: number | null;
};

export function cityTax(tax: CityTax, guests: Guests, nights: number): number {
  const taxed = tax.maxNights === null ? nights : Math.min(nights, tax.maxNights);
  const perNight = guests.adults * tax.adultMinor + guests.children * tax.childMinor + guests.infants * tax.infantMinor;
  return taxed * perNight;
}
