import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskAccount, Movement } from '@stayfront/contract/desk/account';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { accountQuery } from '../../app/data/money-queries.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { useWhen } from '../../features/reservation/use-when.ts';
import { AccountLines } from './account-lines.tsx';
import { AskCardDialog } from './ask-card-dialog.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { ChargeDialog } from './charge-dialog.tsx';
import { MoneyActions } from './money-actions.tsx';
import type { MoneyActName } from './money-acts.ts';
import { MoneyMoves } from './money-moves.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { WithdrawCardDialog } from './withdraw-card-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Open = MoneyActName | 'withdraw' | 'withdraw-card' | { readonly takesBack: Movement };

/** How the money stands, what can be done about it, what moved, and the sums. */
export function MoneyBox({ reservation }: { reservation: DeskReservation }) {
  const { t } = useLingui();
  const { hotelId } = useDesk();
  const when = useWhen();
  const { reservationId } = reservation;
  const { data, error, refetch, dataUpdatedAt } = useQuery(accountQuery(useTransport(), hotelId, reservationId));
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  return (
    <section className="money-box" aria-label={t`Money`}>
      <Balance reservation={reservation} account={data}>
        {data && <MoneyActions reservation={reservation} account={data} onChoose={setOpen} />}
      </Balance>
      {error && (
        <Alert tone="warn" isLive className="money-box__trouble">
          {data ? (
            <Trans>
              No answer: this is the account as it was at {when.time(new Date(dataUpdatedAt).toISOString())}.
            </Trans>
          ) : (
            <Trans>What moved could not be read.</Trans>
          )}{' '}
          <Button kind="quiet" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </Alert>
      )}
      {data ? (
        <>
          <MoneyMoves
            account={data}
            onTakeBack={(takesBack) => setOpen({ takesBack })}
            onWithdraw={() => setOpen('withdraw')}
            onWithdrawCard={() => setOpen('withdraw-card')}
          />
          <AccountLines account={data} />
          {open === 'refund' && <RefundDialog reservation={reservation} account={data} onClose={close} />}
          {open === 'pay' && <PayDialog reservation={reservation} account={data} onClose={close} />}
          {open === 'ask' && <AskDialog reservation={reservation} account={data} onClose={close} />}
          {open === 'charge' && <ChargeDialog reservation={reservation} account={data} onClose={close} />}
          {open === 'card' && <AskCardDialog reservation={reservation} account={data} onClose={close} />}
          {open === 'withdraw-card' && <WithdrawCardDialog reservation={reservation} account={data} onClose={close} />}
          {open === 'withdraw' && <WithdrawDialog reservation={reservation} account={data} onClose={close} />}
          {open !== null && typeof open === 'object' && (
            <TakeBackDialog reservation={reservation} account={data} move={open.takesBack} onClose={close} />
          )}
        </>
      ) : (
        !error && (
          <div className="late money-box__waiting" role="status" aria-label={t`The account is coming`}>
            <Skeleton height="44px" />
            <Skeleton height="120px" gapAbove="12px" />
          </div>
        )
      )}
    </section>
  );
}

interface BalanceProps {
  reservation: DeskReservation;
  account: DeskAccount | undefined;
  children: ReactNode;
}

/** In one figure. The reservation knows it, too: it stands there before the account has come. */
function Balance({ reservation, account, children }: BalanceProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const when = useWhen();
  const { currency, total } = reservation;
  const { kind, amount } = account?.money ?? reservation.money;
  const money = (minor: number): string => formatMoney(language, minor, currency);
  const heads = {
    nothing: amount > 0 ? t`To be paid` : t`Nothing to pay`,
    paid: t`Paid`,
    open: t({ message: 'Open', comment: 'Money that is still to be paid' }),
    'card-held': t`Open, a card stands for it`,
    'too-much': t`Too much received`,
  } as const;
  const paid = account ? account.charged - account.refunded + account.atHotel : total;
  const due = account && amount > 0 && kind !== 'too-much' ? dueWords(account) : [];
  return (
    <div className="money-box__top">
      <small>{heads[kind]}</small>
      <p className={classes('money-box__sum', kind === 'too-much' && 'is-bad')}>
        {money(kind === 'paid' ? paid : amount)}
      </p>
      {due.length > 0 && <small>{due.join(' · ')}</small>}
      {children}
    </div>
  );

  function dueWords({ dueNow, dueLater, dueAtHotel, localTaxOpen }: DeskAccount): string[] {
    return [
      ...(dueNow > 0 ? [t`${money(dueNow)} is due now`] : []),
      ...dueLater.map((later) => t`${money(later.amount)} is due on ${when.day(later.dueOn)}`),
      ...(dueAtHotel > 0 ? [t`${money(dueAtHotel)} at the hotel`] : []),
      // Beside the sum above, which is the house's own: without a word the lines below seem to say another one.
      ...(localTaxOpen > 0 ? [t`plus ${money(localTaxOpen)} of local taxes`] : []),
    ];
  }
}
