import type { CurrencyCode } from '../currency/currencies.ts';
import type { SpecialOffer } from '../special-offer/special-offer.ts';
import type { LocalTax } from '../tax/local-tax.ts';
import type { ToldName } from './told.ts';

/** What is asked of a hotel's document to tell Google its prices; the rest is in the grid. */
export type GoogleHotel = {
  readonly currency: CurrencyCode;
  readonly roomNames: Readonly<Record<string, ToldName>>;
  readonly planNames: Readonly<Record<string, ToldName>>;
  readonly taxes: readonly (LocalTax & { readonly id: string })[];
  /** Taxes are asked for elsewhere, when a guest is about to book. */
  readonly usesTaxService: boolean;
  /** Those that are given by themselves, in the hotel's order. */
  readonly offers: readonly SpecialOffer[];
  /** The least that a night at a rate plan may cost after offers; 0 where the hotel does not say. */
  readonly floorOf: (ratePlanId: string) => number;
  /** So many nights from today on are told. */
  readonly days: number;
};
