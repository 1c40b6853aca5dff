import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentChoice, ReservationPayment } from '@stayfront/contract/reservation-payment';
import { useId } from 'react';
import { formatMoney } from '@stayfront/ui/formats/format-money.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { Radio } from '@stayfront/ui/parts/radio.tsx';

interface PayChoiceProps {
  payment: ReservationPayment;
  kind: PaymentChoice['kind'];
  onChange: (kind: PaymentChoice['kind']) => void;
}

/** Only what has to be paid now, or everything, so that nothing but local taxes is left for the desk. */
export function PayChoice({ payment, kind, onChange }: PayChoiceProps) {
  const { t } = useLingui();
  const { language } = useVisit();
  const name = useId();
  const label = (choice: PaymentChoice): string => {
    const price = formatMoney(language, choice.amount, payment.hotelCurrency);
    return choice.kind === 'due' ? t`Only what is due now: ${price}` : t`The whole stay: ${price}`;
  };
  return (
    <fieldset className="box box-p pay__choice">
      <legend className="sr">
        <Trans>What would you like to pay?</Trans>
      </legend>
      {payment.choices.map((choice) => (
        <Radio
          key={choice.kind}
          name={name}
          value={choice.kind}
          label={label(choice)}
          isChecked={choice.kind === kind}
          onChange={() => onChange(choice.kind)}
        />
      ))}
    </fieldset>
  );
}
