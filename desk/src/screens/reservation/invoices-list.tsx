import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf } from '@stayfront/contract/call';
import { getInvoicePaper, type Invoice } from '@stayfront/contract/desk/invoices';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Receipt, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { invoicesQuery } from '../../app/data/reservation-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { isWhollyCredited, roomsToBill } from './invoice-draft.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';

/** Invoices and credit notes, each as the PDF that was handed out; the front desk issues, managers take back. */
export function InvoicesList({ reservation }: { reservation: DeskReservation }) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const when = useWhen();
  const [mayIssue, mayCredit] = [useMay('front-desk'), useMay('manager')];
  const [shown, setShown] = useState<'new' | { readonly invoiceNumber: string } | null>(null);
  const { reservationId, guest } = reservation;
  const { data, error, refetch } = useQuery(invoicesQuery(useTransport(), hotelId, reservationId));
  const open = data ? roomsToBill(reservation, data.invoices) : [];
  const isIssuing = shown === 'new' && data !== undefined;
  // As it is now: somebody else may take a part of it back meanwhile.
  const taken =
    shown !== null && shown !== 'new'
      ? data?.invoices.find(({ invoiceNumber }) => invoiceNumber === shown.invoiceNumber)
      : undefined;
  const about = (invoice: Invoice): string => {
    const { kind, gross, credits, credited, currency, buyer, issuedOn } = invoice;
    const back = formatMoney(language, credited, currency);
    return [
      formatMoney(language, kind === 'invoice' ? gross : -gross, currency),
      when.day(issuedOn),
      buyer.company ?? buyer.name,
      kind === 'credit-note' && credits && t`takes back ${credits}`,
      kind === 'invoice' && credited > 0 && (isWhollyCredited(invoice) ? t`taken back` : t`${back} taken back`),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <>
      {error && (
        <Alert tone="warn" isLive>
          <Trans>The invoices could not be read.</Trans>{' '}
          <Button kind="quiet" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      )}
      {data && data.invoices.length > 0 && (
        <ul className="lines-list">
          {data.invoices.map((invoice) => {
            const { invoiceNumber, kind } = invoice;
            const Icon = kind === 'invoice' ? ReceiptText : Receipt;
            const name = kind === 'invoice' ? t`Invoice ${invoiceNumber}` : t`Credit note ${invoiceNumber}`;
            return (
              <li key={invoiceNumber} className="paper">
                <Icon className="ic" aria-hidden />
                <div className="entry__words">
                  <a
                    href={addressOf(getInvoicePaper, { params: { hotelId, reservationId, invoiceNumber }, query: {} })}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {name}
                  </a>
                  <small>{about(invoice)}</small>
                </div>
                {mayCredit && kind === 'invoice' && !isWhollyCredited(invoice) && (
                  <Button
                    kind="quiet"
                    aria-label={t`Credit note for ${name}`}
                    onClick={() => setShown({ invoiceNumber })}
                  >
                    <Trans comment="Opens the question how much of an invoice is taken back">Credit note</Trans>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {mayIssue && guest !== null && open.length > 0 && (
        <Button className="rv-papers__more" onClick={() => setShown('new')}>
          <Trans comment="Opens the question who an invoice is for">Issue invoice</Trans>
        </Button>
      )}
      {isIssuing && <InvoiceDialog reservation={reservation} open={open} onClose={() => setShown(null)} />}
      {taken && <CreditDialog reservationId={reservationId} invoice={taken} onClose={() => setShown(null)} />}
    </>
  );
}
