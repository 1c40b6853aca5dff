import { Trans, useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { Alert } from '@stayfront/ui/parts/alert.tsx';
import { Radio } from '@stayfront/ui/parts/radio.tsx';
import { useId } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { AmountField } from '../../features/reservation/amount-field.tsx';
import type { CancelSums, CancelWish } from './cancel-wish.ts';

interface CancelFeeProps {
  currency: CurrencyCode;
  sums: CancelSums;
  wish: CancelWish;
  /** How much less may be kept; null: nothing need be. */
  mayWaive: number | null;
  isAmountWrong: boolean;
  onChange: (change: Partial<CancelWish>) => void;
}

/** What is kept: as the policy says, less, or nothing. Less is a manager's to give. */
export function CancelFee({ currency, sums, wish, mayWaive, isAmountWrong, onChange }: CancelFeeProps) {
  const { policyFee, leastFee } = sums;
  const { t } = useLingui();
  const { language } = useDesk();
  const name = useId();
  const money = (minor: number): string => formatMoney(language, minor, currency);
  if (policyFee === 0)
    return (
      <Alert tone="ok">
        <Trans>The policy keeps nothing now.</Trans>
      </Alert>
    );
  if (mayWaive === 0)
    return (
      <Alert tone="warn">
        <Trans>The policy asks for {money(policyFee)} now. A manager may take less.</Trans>
      </Alert>
    );
  const choices = [
    { fee: 'policy', label: t`Charge the fee`, about: t`As the guest agreed when booking`, sum: money(policyFee) },
    {
      fee: 'lower',
      label: t`Another amount`,
      about:
        leastFee > 0
          ? t`From ${money(leastFee)} to ${money(policyFee)}: ${money(mayWaive ?? 0)} is left of what the front desk may give`
          : t`Up to ${money(policyFee)}`,
      sum: '',
    },
    ...(leastFee > 0
      ? []
      : [{ fee: 'none' as const, label: t`Waive it`, about: t`Your reason stands in the history`, sum: money(0) }]),
  ] as const;
  return (
    <fieldset className="cancel-fee">
      <legend className="sr">
        <Trans>What is kept?</Trans>
      </legend>
      {choices.map(({ fee, label, about, sum }) => (
        <Radio
          key={fee}
          className="cancel-fee__choice"
          name={name}
          value={fee}
          isChecked={wish.fee === fee}
          onChange={() => onChange({ fee })}
          label={
            <>
              <b>{label}</b>
              <small>{about}</small>
              <span>{sum}</span>
            </>
          }
        />
      ))}
      {wish.fee === 'lower' && (
        <div className="cancel-fee__amount">
          <AmountField
            currency={currency}
            value={wish.amount}
            error={
              !isAmountWrong ? undefined : leastFee > 0 ? between() : t`Write an amount up to ${money(policyFee)}.`
            }
            onChange={(amount) => onChange({ amount })}
          />
        </div>
      )}
    </fieldset>
  );

  function between(): string {
    return t`Write an amount from ${money(leastFee)} to ${money(policyFee)}. Keeping less is up to a manager.`;
  }
}
