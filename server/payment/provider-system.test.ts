import type { ProviderName } from '@stayfront/rules/payment/providers';
import { expect, test } from 'vitest';
import { providerSystem } from './provider-system.ts';

const of = (provider: ProviderName, ...names: string[]) =>
  new Set(names.map((name) => providerSystem({ provider, baseUrl: `https://${name}/v1` })));

test('an address that the providers’ documents name says whether money moves there; another one says nothing', () => {
  expect(of('PAYRAILS', 'api.payrails.io')).toEqual(new Set(['production']));
  expect(of('JUSPAY', 'api.juspay.in', 'payments.juspay.in', 'api.juspay.io', 'smartgateway.hdfcbank.com')).toEqual(
    new Set(['production']),
  );
  expect(of('PAYRAILS', 'api.staging.payrails.io', 'payrails-api.staging.payrails.io')).toEqual(new Set(['test']));
  expect(
    of(
      'JUSPAY',
      'sandbox.juspay.in',
      'payments.sandbox.juspay.in',
      'api.sandbox.juspay.io',
      'smartgatewayuat.hdfcbank.com',
    ),
  ).toEqual(new Set(['test']));
  expect(of('PAYRAILS', 'hotel.payrails.example', '127.0.0.1:4010', 'sandbox.example')).toEqual(new Set([null]));
});

test('where one address serves both, the keys say it', () => {
  const stripe = { provider: 'STRIPE', baseUrl: 'https://api.stripe.com' } as const;
  expect(providerSystem({ ...stripe, secretKey: 'sk_test_1' } as never)).toBe('test');
  expect(providerSystem({ ...stripe, secretKey: 'rk_live_1' } as never)).toBe('production');
});
