import type { Language } from '@stayfront/contract/property/texts';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { VatLine } from '@stayfront/rules/tax/vat-by-rate';

/** The house or whoever pays, as they stand on an invoice. */
export type InvoiceParty = {
  readonly name: string;
  readonly company: string | null;
  readonly vatNumber: string | null;
  readonly address: readonly string[];
};

export type StoredInvoiceLine = {
  readonly kind: 'room' | 'service' | 'tax' | 'fee' | 'credit';
  readonly roomStayIndex: number | null;
  readonly text: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly quantity: number;
  readonly gross: number;
  readonly vat: readonly VatLine[];
};

/** All that an invoice says, in the words and with the names of the day it was written. */
export type InvoiceContent = {
  readonly language: Language;
  readonly currency: CurrencyCode;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly roomStays: readonly number[];
  readonly lines: readonly StoredInvoiceLine[];
  /** When it was issued, of a whole reservation. */
  readonly paid: number | null;
};

export type InvoiceKind = 'invoice' | 'credit-note';
