import type { Mode } from '../../../app/flow/visit.tsx';

/** Wallets say that the guest books, and stand out in every light: white in the dark, black otherwise. */
export function walletButtons(mode: Mode, locale: string) {
  const colour = mode === 'dark' ? 'white' : 'black';
  return {
    googlePayButton: { buttonType: 'book', buttonColor: colour, buttonSizeMode: 'fill', locale },
    applePayButton: { type: 'book', style: colour, locale },
  } as const;
}
