import { Trans, useLingui } from '@lingui/react/macro';
import type { HotelChangeQuote } from '@stayfront/contract/desk/change';
import { useAmountFault } from '../../features/reservation/use-amount-fault.ts';
import { readAmount } from '@stayfront/rules/currency/read-amount';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { TextField } from '@stayfront/ui/parts/field.tsx';
import { Radio } from '@stayfront/ui/parts/radio.tsx';
import type { ReactNode } from 'react';
import { useDesk, useMay } from '../../app/page/desk-context.tsx';
import type { Draft } from './wish.ts';

interface MoneyChoiceProps {
  draft: Draft;
  quote: HotelChangeQuote;
  /** Whether there is anywhere a link could be sent to. */
  hasAddress: boolean;
  onChange: (more: Partial<Draft>) => void;
}

/** How what it costs more is paid, what becomes of what is left over, and the fee. */
export function MoneyChoice({ draft, quote, hasAddress, onChange }: MoneyChoiceProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const mayWaive = useMay('manager');
  const faultOf = useAmountFault();
  const { terms, difference, hotelCurrency } = quote;
  const money = (minor: number): string => formatMoney(language, minor, hotelCurrency);
  const left = terms.refund + terms.credit;
  const fee = draft.fee ?? '';
  const isFeeWrong = draft.fee !== null && readAmount(fee, hotelCurrency) === null;
  return (
    <>
      {difference > 0 && (
        <Choice
          title={<Trans>The difference, {money(difference)}</Trans>}
          name="way"
          value={draft.way}
          options={[
            ['hotel', t`Pay at the hotel`],
            ...(hasAddress ? [['link', t`Send a link to pay`] as const] : []),
            ['none', t`As the rate says`],
          ]}
          onChange={(way) => onChange({ way })}
        />
      )}
      {left > 0 && (
        <Choice
          title={<Trans>Paid and not needed any more, {money(left)}</Trans>}
          name="surplus"
          value={draft.surplus}
          options={[
            ['refund', t`Goes back to the guest`],
            ['leave', t`Stays as a credit`],
          ]}
          onChange={(surplus) => onChange({ surplus })}
        />
      )}
      {terms.policyFee > 0 && mayWaive && (
        <Choice
          title={<Trans>Fee for the change</Trans>}
          name="fee"
          value={draft.fee === null ? 'policy' : 'own'}
          options={[
            ['policy', t`By the policy, ${money(terms.policyFee)}`],
            ['own', t`Less, or none`],
          ]}
          onChange={(chosen) => onChange({ fee: chosen === 'policy' ? null : '0' })}
        />
      )}
      {terms.policyFee > 0 && mayWaive && draft.fee !== null && (
        <TextField
          label={t`Fee in ${hotelCurrency}`}
          inputMode="decimal"
          autoComplete="off"
          value={fee}
          error={isFeeWrong ? faultOf(fee, hotelCurrency, t`Write an amount.`) : undefined}
          onChange={(text) => onChange({ fee: text })}
        />
      )}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  title: ReactNode;
  name: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ title, name, value, options, onChange }: ChoiceProps<Value>) => (
  <fieldset className="change__choice">
    <legend>{title}</legend>
    {options.map(([one, label]) => (
      <Radio key={one} name={name} value={one} label={label} isChecked={value === one} onChange={() => onChange(one)} />
    ))}
  </fieldset>
);
