import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskAccount } from '@stayfront/contract/desk/account';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { AmountField } from '../../features/reservation/amount-field.tsx';
import { languageName } from '../../features/reservation/language-name.ts';
import { TellGuest } from '../../features/reservation/tell-guest.tsx';
import { ChoiceOfTwo } from './choice-of-two.tsx';
import { RefundOf } from './refund-of.tsx';
import type { RefundFault, RefundSums, RefundWish } from './refund-wish.ts';
import { SumLines } from './sum-lines.tsx';
import type { RefusedAt } from './use-money-refusal.ts';

interface RefundFormProps {
  reservation: DeskReservation;
  account: DeskAccount;
  wish: RefundWish;
  sums: RefundSums;
  faults: readonly RefundFault[];
  refusedAt: (at: RefusedAt) => string | undefined;
  onChange: (change: Partial<RefundWish>) => void;
}

export function RefundForm({ reservation, account, wish, sums, faults, refusedAt, onChange }: RefundFormProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const { currency } = account;
  const { guest } = reservation;
  const most = formatMoney(language, sums.most, currency);
  return (
    <>
      <RefundOf account={account} of={wish.of} onChoose={(of) => onChange({ of })} />
      <AmountField
        currency={currency}
        value={wish.amount}
        hint={
          sums.isLimited
            ? t`Up to ${most}: so much is left of what the front desk may give. More is up to a manager.`
            : t`Up to ${most}`
        }
        error={faults.includes('amount') ? t`Write an amount up to ${most}.` : refusedAt('amount')}
        onChange={(amount) => onChange({ amount })}
      />
      {sums.asksWhetherOwed && (
        <ChoiceOfTwo
          question={<Trans>Is it paid again in another way?</Trans>}
          yes={<Trans>Yes, it is open then</Trans>}
          no={<Trans>No, the house gives it</Trans>}
          chosen={wish.isOwedAgain}
          missing={<Trans>Say whether it is paid again.</Trans>}
          isMissing={faults.includes('owed')}
          onChoose={(isOwedAgain) => onChange({ isOwedAgain })}
        />
      )}
      <SumLines
        currency={currency}
        lines={[
          { name: t`Received now`, amount: sums.receivedNow },
          { name: t`This refund`, amount: sums.amount === null ? null : -sums.amount },
          { name: t`Received afterwards`, amount: sums.amount === null ? null : sums.receivedThen, isSum: true },
          { name: t`Open afterwards`, amount: sums.amount === null ? null : sums.openThen, isSum: true },
        ]}
      />
      <TextField
        label={t`Reason`}
        hint={t`For the house, in the history; nothing about the guest.`}
        value={wish.reason}
        maxLength={200}
        isRequired
        error={faults.includes('reason') ? t`Say why, in a few words.` : refusedAt('reason')}
        onChange={(reason) => onChange({ reason })}
      />
      <TellGuest
        tells={wish.tells}
        hasAddress={Boolean(guest?.email)}
        languageName={languageName(guest?.language ?? language)}
        isMissing={faults.includes('tells')}
        onChoose={(tells) => onChange({ tells })}
      />
      <p className="tell-guest__none">
        <Trans>The guest’s bank needs 3 to 10 days. A refund cannot be called back.</Trans>
      </p>
    </>
  );
}
