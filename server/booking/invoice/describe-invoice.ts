import type { Invoice, issueInvoice } from '@stayfront/contract/desk/invoices';
import type { RouteAnswer } from '@stayfront/contract/route';
import { invoiceSums } from '@stayfront/rules/invoice/invoice-sums';
import type { StoredInvoice } from './stored-invoice.ts';
import { creditedOf } from './rooms-on-invoices.ts';

/** What is known of it the moment it stands; nothing of the guest, since answers are kept under their keys. */
export function describeIssued({ invoiceNumber, issuedOn, content }: StoredInvoice): RouteAnswer<typeof issueInvoice> {
  const { net, vat, gross } = invoiceSums(content.lines);
  return { invoiceNumber, issuedOn, currency: content.currency, net, vatTotal: vat, gross };
}

export function describeInvoice(stored: StoredInvoice, all: readonly StoredInvoice[]): Invoice {
  const { invoiceNumber, kind, credits, issuedOn, issuedAt, by, content } = stored;
  const { groups, net, vat, gross } = invoiceSums(content.lines);
  return {
    invoiceNumber,
    kind,
    credits,
    issuedOn,
    issuedAt: new Date(issuedAt).toISOString(),
    by,
    language: content.language,
    currency: content.currency,
    seller: { ...content.seller, address: [...content.seller.address] },
    buyer: { ...content.buyer, address: [...content.buyer.address] },
    roomStays: [...content.roomStays],
    lines: content.lines.map((line) => ({
      ...line,
      vat: line.vat.map(({ basisPoints, minor }) => ({ percentage: percent(basisPoints), amount: minor })),
    })),
    vat: groups.map((group) => ({
      percentages: group.rates.map(percent),
      net: group.net,
      vat: group.vat,
      gross: group.gross,
    })),
    net,
    vatTotal: vat,
    gross,
    paid: content.paid,
    credited: creditedOf(all, invoiceNumber),
  };
}

const percent = (basisPoints: number | null): number | null => (basisPoints === null ? null : basisPoints / 100);
