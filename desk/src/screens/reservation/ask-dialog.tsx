import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import { askForPayment } from '@stayfront/contract/desk/payment-request';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { AmountField } from '../../features/reservation/amount-field.tsx';
import { languageName } from '../../features/reservation/language-name.ts';
import { readAmount } from '../../features/reservation/read-amount.ts';
import { typeAmount } from '../../features/reservation/type-amount.ts';
import { useWhen } from '../../features/reservation/use-when.ts';
import { useDone } from '../../features/frame/undos.tsx';
import { DayField } from '../../parts/day-field.tsx';
import { ActDialog } from './act-dialog.tsx';
import { SumLines } from './sum-lines.tsx';
import { useMoneyAct } from './use-money-act.ts';

interface AskDialogProps {
  reservation: DeskReservation;
  account: DeskAccount;
  onClose: () => void;
}

/** Writes to the guest to pay an amount until a day. The link asks for one thing at a time. */
export function AskDialog({ reservation, account, onClose }: AskDialogProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const tell = useDone();
  const when = useWhen();
  const { reservationId, guest, today, arrival } = reservation;
  const { currency, open, request } = account;
  const money = (minor: number): string => formatMoney(language, minor, currency);
  const [typed, setTyped] = useState(() => typeAmount(open, currency));
  const [dueOn, setDueOn] = useState(arrival > today ? arrival : today);
  const [isTried, setIsTried] = useState(false);
  const read = readAmount(typed, currency);
  const amount = read !== null && read > 0 && read <= open ? read : null;
  const { act, isPending, refusedAt, forget } = useMoneyAct({
    reservationId,
    send: (transport, params, body: { amount: number; dueOn: string }, extra) =>
      transport(askForPayment, { params, query: {}, body }, extra),
    onDone: (asked) => {
      tell({ text: t`The guest is asked for ${money(asked.amount)} until ${when.day(asked.dueOn)}` });
      onClose();
    },
  });
  const isPast = dueOn < today;
  const submit = (): void => {
    setIsTried(true);
    if (amount !== null && !isPast) act({ amount, dueOn });
  };
  return (
    <ActDialog
      title={<Trans>Ask the guest to pay by link</Trans>}
      about={[guest?.name, t`open ${money(open)}`].filter(Boolean).join(' · ')}
      act={amount === null ? <Trans>Send the link</Trans> : <Trans>Ask for {money(amount)}</Trans>}
      {...{ isPending, onClose }}
      isDisabled={!guest?.email}
      trouble={refusedAt('all')}
      onAct={submit}
    >
      {request && (
        <Alert tone="warn">
          <Trans>
            The guest is asked for {money(request.amount)} until {when.day(request.dueOn)}. This takes its place.
          </Trans>
        </Alert>
      )}
      <AmountField
        currency={currency}
        value={typed}
        hint={t`Up to ${money(open)}`}
        error={isTried && amount === null ? t`Write an amount up to ${money(open)}.` : refusedAt('amount')}
        onChange={(text) => {
          forget();
          setTyped(text);
        }}
      />
      <DayField
        label={t`To be paid until`}
        value={dueOn}
        least={today}
        error={isTried && isPast ? t`Choose today or a later day.` : refusedAt('day')}
        onChange={(day) => {
          forget();
          setDueOn(day);
        }}
      />
      <SumLines
        currency={currency}
        lines={[
          { name: t`Open now`, amount: open },
          { name: t`Asked for by the link`, amount },
          { name: t`Open besides`, amount: amount === null ? null : open - amount, isSum: true },
        ]}
      />
      <p className="tell-guest__none">
        {guest?.email ? (
          <Trans>
            A letter in {languageName(guest.language)} with the link goes to <span dir="ltr">{guest.email}</span>. It
            works after that day, too.
          </Trans>
        ) : (
          <Trans>The guest has left no mail address and is not written to.</Trans>
        )}
      </p>
    </ActDialog>
  );
}
