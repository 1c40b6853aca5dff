import { expect, test } from 'vitest';
import { walletsFirst } from './wallets-first.ts';

const sessionOf = (...codes: string[]) => {
  const options = codes.map((paymentMethodCode) => ({ paymentMethodCode, name: 'Zürich' }));
  const content = { execution: { initialResults: [{ body: { data: { paymentCompositionOptions: options } } }] } };
  return { version: '1', data: Buffer.from(JSON.stringify(content)).toString('base64') };
};

test('wallets come before the card, whatever the order of the provider’s portal', () => {
  const { session, hasWallets } = walletsFirst(sessionOf('card', 'googlePay', 'payPal', 'applePay'));
  expect([session, hasWallets]).toEqual([sessionOf('googlePay', 'applePay', 'card', 'payPal'), true]);
});

test('without a wallet, or where it cannot be read, all stays as it is', () => {
  for (const given of [sessionOf('card'), { version: '1', data: '!' }, { version: '1', data: btoa('null') }])
    expect(walletsFirst(given)).toEqual({ session: given, hasWallets: false });
});
