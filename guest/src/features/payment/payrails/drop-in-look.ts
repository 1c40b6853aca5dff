import type { Payrails } from '@payrails/web-sdk';
import type { Mode } from '../../../app/flow/visit.tsx';
import { boxedFieldStyles } from './field-styles.ts';
import { walletButtons } from './wallet-buttons.ts';

type Options = Parameters<Payrails['dropin']>[0];
type Look = Pick<Options, 'paymentMethodsConfiguration' | 'styles'>;

const types = [
  'all',
  'CARD_NUMBER',
  'CARDHOLDER_NAME',
  'CVV',
  'EXPIRATION_MONTH',
  'EXPIRATION_YEAR',
  'EXPIRATION_DATE',
] as const;

/** Of each by name: what is said of all of them is less than what the script itself says of one. */
const ofAll = <Style>(style: Style): Record<(typeof types)[number], Style> =>
  Object.fromEntries(types.map((type) => [type, style])) as Record<(typeof types)[number], Style>;

/** What the provider shows and how: the first way to pay opened, the card kept, in our colours and the guest's light. */
export function dropInLook(box: Element, mode: Mode, locale: string, hasWallets: boolean): Look {
  const { input, label, error } = boxedFieldStyles(box);
  return {
    paymentMethodsConfiguration: {
      preselectFirstPaymentOption: !hasWallets,
      cards: { showCardHolderName: true, showSingleExpiryDateField: true, alwaysStoreInstrument: true },
      googlePay: { alwaysStoreInstrument: true },
      applePay: { alwaysStoreInstrument: true },
    },
    styles: {
      cardForm: {
        inputFields: ofAll(input as object),
        labels: ofAll(label),
        errorTextStyles: { base: error },
      },
      ...walletButtons(mode, locale),
    },
  };
}
