import { Trans, useLingui } from '@lingui/react/macro';
import type { ReservationPayment } from '@stayfront/contract/reservation-payment';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { SummaryLines, type SummaryLine } from '@stayfront/ui/parts/summary-lines.tsx';

/** What is paid, what is due now and what at the hotel. */
export function MoneyLines({ payment }: { payment: ReservationPayment }) {
  const { t } = useLingui();
  const { language } = useVisit();
  const { hotelCurrency, total, keptFees, paid, dueNow, dueLater = [], dueAtHotel, localTax } = payment;
  const bill = (minor: number) => formatMoney(language, minor, hotelCurrency);
  const lines: SummaryLine[] = [
    { key: 'total', label: t`Total`, amount: bill(total), kind: 'strong' },
    ...(keptFees > 0 ? [{ key: 'fees', label: t`Cancellation fees`, amount: bill(keptFees) }] : []),
    { key: 'paid', label: t`Paid so far`, amount: bill(paid) },
    ...dueLater.map(({ dueOn, amount }) => {
      const day = formatDay(language, dueOn, 'dated');
      return { key: dueOn, label: t`Due on ${day}`, amount: bill(amount) };
    }),
    { key: 'hotel', label: t`Due at the hotel`, amount: bill(dueAtHotel) },
    ...(localTax > 0
      ? [{ key: 'tax', label: t`Local taxes`, note: <Trans>Collected at check-in</Trans>, amount: bill(localTax) }]
      : []),
    {
      key: 'now',
      label: t({ message: 'Due now', comment: 'Amount that is paid on this page' }),
      amount: bill(dueNow),
      kind: 'total' as const,
    },
  ];
  return <SummaryLines lines={lines} />;
}
