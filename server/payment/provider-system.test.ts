import { expect, test } from 'vitest';
import { providerSystem } from './provider-system.ts';

test('an address that the providers’ documents name says whether money moves there; another one says nothing', () => {
  const of = (...names: string[]) => new Set(names.map((name) => providerSystem(`https://${name}/v1`)));
  expect(
    of('api.payrails.io', 'api.juspay.in', 'payments.juspay.in', 'api.juspay.io', 'smartgateway.hdfcbank.com'),
  ).toEqual(new Set(['production']));
  expect(
    of(
      'api.staging.payrails.io',
      'payrails-api.staging.payrails.io',
      'sandbox.juspay.in',
      'payments.sandbox.juspay.in',
      'api.sandbox.juspay.io',
      'smartgatewayuat.hdfcbank.com',
    ),
  ).toEqual(new Set(['test']));
  expect(of('hotel.payrails.example', '127.0.0.1:4010', 'sandbox.example')).toEqual(new Set([null]));
});
