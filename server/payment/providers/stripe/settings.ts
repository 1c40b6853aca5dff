import { z } from 'zod';
import { BaseUrl, IsTest } from '../../port/settings-shapes.ts';

const key = (kinds: string) =>
  z
    .string()
    .max(4_000)
    .regex(new RegExp(`^(${kinds})_(test|live)_\\w+$`), `Use a key that begins with ${kinds.replace('|', '_ or ')}_`);

export const StripeSettings = z
  .strictObject({
    provider: z.literal('STRIPE'),
    baseUrl: BaseUrl.default('https://api.stripe.com'),
    /** Of the hotel's server: secret, or restricted to what is used here. */
    secretKey: key('sk|rk'),
    /** Of the guest's page. */
    publishableKey: key('pk'),
    /** Signs notifications. */
    webhookSecret: z
      .string()
      .max(4_000)
      .regex(/^whsec_\w+$/, 'Use a secret that begins with whsec_'),
    /** `elements`: the provider's fields in the hotel's page. `hosted`: the provider's own page (Checkout Sessions). */
    checkout: z.enum(['elements', 'hosted']).default('elements'),
    /** `manual`: what a card has reserved is taken once the booking stands; ways to pay that cannot wait are not offered. */
    capture: z.enum(['automatic', 'manual']).default('automatic'),
    isTest: IsTest,
  })
  .refine(({ secretKey, publishableKey }) => isTestKey(secretKey) === isTestKey(publishableKey), {
    path: ['publishableKey'],
    error: 'One key is for tests and the other is live',
  });
export type StripeSettings = z.infer<typeof StripeSettings>;

export const isTestKey = (text: string): boolean => text.includes('_test_');
