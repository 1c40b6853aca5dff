import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeTerms } from '@stayfront/contract/change';
import type { Reservation } from '@stayfront/contract/reservation';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { AboutCharged } from '../../features/offer/about-charged.tsx';
import { SummaryLines, type SummaryLine } from '@stayfront/ui/parts/summary-lines.tsx';
import { aboutOf } from '../../features/payment/about-of.ts';

interface ChangeMoneyProps {
  terms: ChangeTerms;
  /** The hotel's: in which money moves. */
  currency: CurrencyCode;
  reservation: Reservation;
  isAdded: boolean;
}

/** What the change costs, in the order one would work it out; and in one plain sentence above. */
export function ChangeMoney({ terms, currency, reservation, isAdded }: ChangeMoneyProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const bill = (minor: number): string => formatMoney(language, minor, currency);
  const { totalBefore, totalAfter, paid, fee, payNow, refund, dueLater = [], dueAtHotel } = terms;
  const lines: SummaryLine[] = [
    { key: 'before', label: t`All rooms as booked`, amount: bill(totalBefore) },
    {
      key: 'after',
      label: isAdded ? t`All rooms with the new one` : t`All rooms after the change`,
      amount: bill(totalAfter),
    },
    ...(fee > 0
      ? [
          {
            key: 'fee',
            label: t`Fee for what you give up`,
            note: t`By the cancellation terms of the rate you booked`,
            amount: bill(fee),
          },
        ]
      : []),
    ...(paid > 0 ? [{ key: 'paid', label: t`Paid so far`, amount: bill(paid) }] : []),
    ...(refund > 0
      ? [{ key: 'refund', label: t`Goes back to you`, amount: bill(refund), kind: 'saving' as const }]
      : []),
    ...(payNow > 0 ? [{ key: 'now', label: t`To pay now`, amount: bill(payNow), kind: 'total' as const }] : []),
    ...dueLater.map(({ dueOn, amount }) => {
      const day = formatDay(language, dueOn, 'dated');
      return { key: dueOn, label: t`Due on ${day}`, amount: bill(amount) };
    }),
    ...(dueAtHotel > 0
      ? [{ key: 'hotel', label: t`To pay at the hotel`, amount: bill(dueAtHotel), kind: 'total' as const }]
      : []),
  ];
  const now = <bdi className="nb">{bill(payNow)}</bdi>;
  const back = <bdi className="nb">{bill(refund)}</bdi>;
  const kept = <bdi className="nb">{bill(fee)}</bdi>;
  return (
    <section className="box chg__money" aria-labelledby="change-money">
      <h2 className="h3" id="change-money">
        {payNow > 0 ? (
          <>
            <Trans>You pay {now} now</Trans>
            <AboutCharged charged={{ minor: payNow, currency }} shown={aboutOf(reservation, payNow)} />
          </>
        ) : refund > 0 ? (
          <Trans>{back} goes back to you</Trans>
        ) : (
          <Trans>Nothing to pay now</Trans>
        )}
      </h2>
      <p className="small muted">
        {payNow > 0 ? (
          <Trans>
            Your booking stays as it is until the payment has come. The new nights are held for you meanwhile.
          </Trans>
        ) : refund > 0 ? (
          <Trans>To the card you paid with. Your bank may need a few days to show it.</Trans>
        ) : (
          <Trans>The change is made as soon as you confirm it.</Trans>
        )}{' '}
        {fee > 0 && <Trans>Part of what you booked cannot be given back free of charge: it costs {kept}.</Trans>}
      </p>
      <SummaryLines lines={lines} />
    </section>
  );
}
