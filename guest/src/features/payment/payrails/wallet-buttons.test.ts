import { expect, test } from 'vitest';
import { walletButtons } from './wallet-buttons.ts';

test('wallets offer to book, in the colour of the other light and in the guest’s language', () => {
  const light = walletButtons('light', 'de');
  expect(light.googlePayButton).toMatchObject({ buttonType: 'book', buttonColor: 'black', locale: 'de' });
  expect(light.applePayButton).toEqual({ type: 'book', style: 'black', locale: 'de' });
  const dark = walletButtons('dark', 'en');
  expect([dark.googlePayButton.buttonColor, dark.applePayButton.style]).toEqual(['white', 'white']);
});
