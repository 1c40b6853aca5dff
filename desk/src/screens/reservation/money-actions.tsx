import { Trans } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Button } from '@stayfront/ui/parts/button.tsx';
import type { ReactNode } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { moneyActs, type MoneyActName } from './money-acts.ts';

interface MoneyActionsProps {
  reservation: DeskReservation;
  account: DeskAccount;
  onChoose: (act: MoneyActName) => void;
}

/** What can be done about the money now: what needs to be done first, the rest beside it. */
export function MoneyActions({ reservation, account, onChoose }: MoneyActionsProps) {
  const { language } = useDesk();
  const { acts, main } = moneyActs(reservation, account);
  if (acts.length === 0) return null;
  const money = (minor: number): string => formatMoney(language, minor, account.currency);
  const words: Readonly<Record<MoneyActName, ReactNode>> = {
    refund:
      main === 'refund' ? (
        <Trans>Refund {money(account.tooMuch)}</Trans>
      ) : (
        <Trans comment="Opens the question how much money goes back to a guest">Refund</Trans>
      ),
    charge: <Trans>Charge the card {money(account.guarantee.amount)}</Trans>,
    pay: <Trans>Mark as paid at the hotel</Trans>,
    ask: <Trans>Ask by link</Trans>,
    card: reservation.guaranteeCard ? <Trans>Ask for another card</Trans> : <Trans>Ask for a card</Trans>,
  };
  return (
    <div className="money-box__acts">
      {acts.map((act) => (
        <Button key={act} kind={act === main ? 'primary' : 'secondary'} onClick={() => onChoose(act)}>
          {words[act]}
        </Button>
      ))}
    </div>
  );
}
