import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import { chargeGuarantee } from '@stayfront/contract/desk/no-show';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { AmountField } from '../../features/reservation/amount-field.tsx';
import { cardName } from '../../features/reservation/card-name.ts';
import { readAmount } from '../../features/reservation/read-amount.ts';
import { typeAmount } from '../../features/reservation/type-amount.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { ActDialog } from './act-dialog.tsx';
import { SumLines } from './sum-lines.tsx';
import { useGuaranteeWords } from './use-guarantee-words.ts';
import { useMoneyAct } from './use-money-act.ts';

interface ChargeDialogProps {
  reservation: DeskReservation;
  account: DeskAccount;
  onClose: () => void;
}

/** Takes fees that are open from the card that stands for the booking. */
export function ChargeDialog({ reservation: { reservationId, guest }, account, onClose }: ChargeDialogProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const tell = useDone();
  const { currency, guarantee } = account;
  const money = (minor: number): string => formatMoney(language, minor, currency);
  const most = guarantee.amount;
  const whyNot = useGuaranteeWords()(guarantee.state);
  const [typed, setTyped] = useState(() => typeAmount(most, currency));
  const [isTried, setIsTried] = useState(false);
  const read = readAmount(typed, currency);
  const amount = read !== null && read > 0 && read <= most ? read : null;
  const { act, isPending, refusedAt, forget } = useMoneyAct({
    reservationId,
    send: (transport, params, body: { amount: number }, extra) =>
      transport(chargeGuarantee, { params, query: {}, body }, extra),
    onDone: (charge) => {
      tell({ text: t`${money(charge.amount)} is being taken from the card` });
      onClose();
    },
  });
  const submit = (): void => {
    setIsTried(true);
    if (amount !== null) act({ amount });
  };
  return (
    <ActDialog
      title={<Trans>Charge the card that stands for the booking</Trans>}
      about={[guest?.name, guarantee.card && cardName(guarantee.card)].filter(Boolean).join(' · ')}
      act={amount === null ? <Trans>Charge the card</Trans> : <Trans>Charge the card {money(amount)}</Trans>}
      {...{ isPending, onClose }}
      isDisabled={guarantee.state !== 'chargeable'}
      trouble={refusedAt('all') ?? whyNot ?? undefined}
      onAct={submit}
    >
      <AmountField
        currency={currency}
        value={typed}
        hint={t`Up to ${money(most)}`}
        error={isTried && amount === null ? t`Write an amount up to ${money(most)}.` : refusedAt('amount')}
        onChange={(text) => {
          forget();
          setTyped(text);
        }}
      />
      <SumLines
        currency={currency}
        lines={[
          { name: t`Fees that are open`, amount: most },
          { name: t`Taken from the card`, amount: amount === null ? null : -amount },
          { name: t`Open afterwards`, amount: amount === null ? null : most - amount, isSum: true },
        ]}
      />
      <p className="tell-guest__none">
        <Trans>The bank is asked without the guest, once a day at most. The account says what becomes of it.</Trans>
      </p>
    </ActDialog>
  );
}
