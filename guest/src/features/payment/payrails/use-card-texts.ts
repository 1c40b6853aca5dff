import { useLingui } from '@lingui/react/macro';
import type { CardField, FieldFault } from './card-fields.ts';
import type { FieldTexts } from './open-secure-fields.ts';

/** What the card's fields are called and what they say, in the guest's language. */
export function useCardTexts(): Readonly<Record<CardField, FieldTexts>> {
  const { t } = useLingui();
  const faults = useCardFaults();
  return {
    cardNumber: { label: t`Card number`, placeholder: '1234 5678 9012 3456', error: faults.number },
    cardholderName: { label: t`Card owner`, placeholder: t`Anna Keller`, error: faults.required },
    expiryDate: { label: t`Expiration date`, placeholder: t`MM/YY`, error: faults.expiry },
    cvv: { label: t`CVV`, placeholder: t`CVV`, error: faults.own },
  };
}

function useCardFaults(): Readonly<Record<FieldFault, string>> {
  const { t } = useLingui();
  return {
    number: t`Please enter correct credit card number`,
    required: t`The field is required`,
    expiry: t`Expiration date must be in MM/YY format and cannot be in the past`,
    own: t`The CVV has three or four digits`,
  };
}
