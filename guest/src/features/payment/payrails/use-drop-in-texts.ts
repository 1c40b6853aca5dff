import { useLingui } from '@lingui/react/macro';
import type { Payrails } from '@payrails/web-sdk';
import { useCardTexts } from './use-card-texts.ts';

type Texts = NonNullable<Parameters<Payrails['dropin']>[0]['translations']>;

/** What the provider's drop-in says, in the guest's language. */
export function useDropInTexts(price: string): Texts {
  const { t } = useLingui();
  const { cardNumber, cardholderName, expiryDate, cvv } = useCardTexts();
  const byType = (word: 'label' | 'placeholder' | 'error') => ({
    CARD_NUMBER: cardNumber[word],
    CARDHOLDER_NAME: cardholderName[word],
    EXPIRATION_DATE: expiryDate[word],
    CVV: cvv[word],
  });
  return {
    cardPaymentButton: { label: t`Pay ${price} now` },
    cardForm: {
      labels: { label: t`Card`, ...byType('label') },
      placeholders: byType('placeholder'),
      error: { default: byType('error') },
    },
    paymentResult: {
      success: t`The payment went through.`,
      fail: t`The payment did not go through.`,
      pending: t`Your bank is still working on the payment.`,
    },
  };
}
