import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { InvoiceContent, InvoiceKind } from '../../platform/db/invoice-content.ts';

export type StoredInvoice = {
  readonly invoiceNumber: string;
  readonly kind: InvoiceKind;
  readonly credits: string | null;
  readonly refundId: string | null;
  readonly issuedOn: StayDate;
  readonly issuedAt: Instant;
  readonly by: string;
  readonly gross: number;
  readonly content: InvoiceContent;
};
