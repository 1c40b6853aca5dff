import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { isCurrency } from '@stayfront/rules/currency/currencies';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { CreditCard, ShieldCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { plainAmount } from '../../features/reservation/plain-amount.ts';
import { useWhen } from '../../features/reservation/use-when.ts';

interface MoneyBoxProps {
  reservation: DeskReservation;
  /** What can be done about it. */
  actions?: ReactNode;
}

/** How the money stands, and what moved. Whatever is said of money on this page is said here. */
export function MoneyBox({ reservation, actions }: MoneyBoxProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const when = useWhen();
  const { money, currency, total, rooms, guaranteeCard, happenings } = reservation;
  const bill = (minor: number): string => plainAmount(language, minor, currency);
  const kept = rooms.reduce((sum, { status, cancellationFee }) => sum + (status === 'cancel' ? cancellationFee : 0), 0);
  const heads = {
    nothing: money.amount > 0 ? t`To be paid` : t`Nothing to pay`,
    paid: t`Paid`,
    open: t({ message: 'Open', comment: 'Money that is still to be paid' }),
    'card-held': t`Open, a card stands for it`,
    'too-much': t`Too much received`,
  } as const;
  const moved = happenings.filter(({ what }) => what === 'payment.paid' || what === 'payment.refunded');
  const card = guaranteeCard && [guaranteeCard.brand, guaranteeCard.suffix && `···· ${guaranteeCard.suffix}`];
  return (
    <section className="money-box" aria-label={t`Money`}>
      <div className="money-box__top">
        <small>{heads[money.kind]}</small>
        <p className={classes('money-box__sum', money.kind === 'too-much' && 'is-bad')}>
          {formatMoney(language, money.kind === 'paid' ? total + kept : money.amount, currency)}
        </p>
        {actions && <div className="money-box__acts">{actions}</div>}
      </div>
      {(moved.length > 0 || card) && (
        <ul className="money-box__moves">
          {moved.map(({ at, what, detail: { amount, currency: paidIn } }, place) => {
            const isRefund = what === 'payment.refunded';
            const Icon = isRefund ? Undo2 : CreditCard;
            const sum = Number(amount) * (isRefund ? -1 : 1);
            return (
              <li key={`${at} ${place}`}>
                <Icon className="ic" aria-hidden />
                <span>
                  <b>{isRefund ? <Trans>Refunded</Trans> : <Trans>Charged</Trans>}</b>
                  <small>{when.full(at)}</small>
                </span>
                <b>
                  {typeof paidIn === 'string' && isCurrency(paidIn) && paidIn !== currency
                    ? formatMoney(language, sum, paidIn, 'named')
                    : bill(sum)}
                </b>
              </li>
            );
          })}
          {card && (
            <li>
              <ShieldCheck className="ic" aria-hidden />
              <span>
                <b>
                  <Trans>Card kept as guarantee</Trans>
                </b>
                <small className="money-box__card">{card.filter(Boolean).join(' ')}</small>
              </span>
            </li>
          )}
        </ul>
      )}
      <dl className="sums">
        <div>
          <dt>
            <Trans>Price of the stay</Trans>
          </dt>
          <dd>{bill(total)}</dd>
        </div>
        {kept > 0 && (
          <div>
            <dt>
              <Trans>Kept for cancelled rooms</Trans>
            </dt>
            <dd>{bill(kept)}</dd>
          </div>
        )}
        {money.kind !== 'nothing' && (
          <div className="sums__all">
            <dt>
              <Trans comment="Money that is still to be paid">Open</Trans>
            </dt>
            <dd>{bill(money.kind === 'paid' ? 0 : money.kind === 'too-much' ? -money.amount : money.amount)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
