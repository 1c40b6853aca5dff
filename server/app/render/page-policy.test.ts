import { describe, expect, test } from 'vitest';
import { juspayPage } from '../../payment/providers/juspay/juspay-page.ts';
import { payrailsPage } from '../../payment/providers/payrails/payrails-page.ts';
import { PaymentSettings } from '../../payment/payment-settings.ts';
import type { JuspaySettings } from '../../payment/providers/juspay/settings.ts';
import type { PayrailsSettings } from '../../payment/providers/payrails/settings.ts';
import { ownSources, pagePolicy } from './page-policy.ts';

const payrails: PayrailsSettings = {
  provider: 'PAYRAILS',
  baseUrl: 'https://api.payrails.io',
  clientId: 'c',
  clientSecret: 's',
  workspaceId: 'w',
  workflowCode: 'payment-acceptance',
  webhookKey: 'k',
  webhookKeyEncoding: 'text',
};
const juspay: JuspaySettings = {
  provider: 'JUSPAY',
  baseUrl: 'https://api.juspay.in',
  scriptUrl: 'https://payments.juspay.in/payment-page/HyperServices.js',
  merchantId: 'm',
  apiKey: 'a',
  clientId: 'c',
  responseKey: 'r',
  webhookUser: 'u',
  webhookPassword: 'p',
};

/** The directives by name, without the words that stand in all of them. */
function directives(policy: string): Record<string, string> {
  const parts = policy.split('; ').map((part) => /^(\S+) (.*)$/.exec(part)?.slice(1) ?? []);
  return Object.fromEntries(parts.map(([name = '', value = '']) => [name, value]));
}
const policyOf = (sources: Parameters<typeof pagePolicy>[1]) => directives(pagePolicy('N0nce', sources));

describe('a page that takes no payment', () => {
  test('loads our own files and opens no frame at all', () => {
    expect(policyOf(ownSources)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'nonce-N0nce'",
      'style-src': "'self' 'nonce-N0nce'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });
});

describe('a payment page', () => {
  test('of a hotel at Payrails frames its card fields and asks its API; no script comes from outside', () => {
    expect(policyOf(payrailsPage(payrails).sources)).toMatchObject({
      'script-src': "'self' 'nonce-N0nce'",
      'frame-src': 'https://assets.payrails.io https://api.payrails.io',
      'connect-src': "'self' https://api.payrails.io",
      'img-src': "'self' data: https://assets.payrails.io",
    });
  });

  test('of a hotel on the sandbox knows the sandbox and no provider', () => {
    const { sources, sandboxOrigin } = payrailsPage({ ...payrails, baseUrl: 'http://localhost:4711' });
    expect(sandboxOrigin).toBe('http://localhost:4711');
    const policy = policyOf(sources);
    expect(policy).toMatchObject({ 'frame-src': 'http://localhost:4711', 'script-src': "'self' 'nonce-N0nce'" });
    expect(JSON.stringify(policy)).not.toContain('payrails.io');
  });

  test('lets in the scripts of wallets only where the hotel has them', () => {
    const policy = policyOf(payrailsPage({ ...payrails, wallets: ['googlePay'] }).sources);
    expect(policy['script-src']).toBe("'self' 'nonce-N0nce' https://pay.google.com/gp/p/js/pay.js");
    expect(policy['frame-src']).toContain('https://pay.google.com');
    expect(JSON.stringify(policy)).not.toContain('apple');
  });

  test('of a hotel at Juspay runs its one script and frames its page', () => {
    expect(policyOf(juspayPage(juspay).sources)).toMatchObject({
      'script-src': "'self' 'nonce-N0nce' https://payments.juspay.in/payment-page/HyperServices.js",
      'frame-src': "https://payments.juspay.in https://api.juspay.in 'self'",
    });
  });

  test('frames the pages of banks that the hotel has named', () => {
    const challengeSources = ['https://*.acs.example'];
    expect(policyOf(payrailsPage({ ...payrails, challengeSources }).sources)['frame-src']).toBe(
      'https://assets.payrails.io https://api.payrails.io https://*.acs.example',
    );
  });
});

describe('settings', () => {
  test('cannot smuggle anything else into the policy', () => {
    for (const source of [
      "'unsafe-inline'",
      'http://bank.example',
      'https://a.example; script-src *',
      'https://*',
      '*',
    ])
      expect(PaymentSettings.safeParse({ ...payrails, challengeSources: [source] }).success).toBe(false);
    expect(PaymentSettings.safeParse({ ...payrails, challengeSources: ['https:'] }).success).toBe(true);
  });

  test('may say whether they are for a test, and else leave it to the hotel', () => {
    expect([payrailsPage(payrails).isTest, juspayPage(juspay).isTest]).toEqual([null, null]);
    expect(payrailsPage({ ...payrails, isTest: true }).isTest).toBe(true);
    expect(juspayPage({ ...juspay, isTest: false }).isTest).toBe(false);
  });
});

test('a page that the provider leads back to may stand where the provider’s page stood, and no other page may', () => {
  expect(pagePolicy('N0nce', ownSources)).toContain("frame-ancestors 'none'");
  expect(pagePolicy('N0nce', ownSources, ["'self'", 'https://payments.juspay.in'])).toContain(
    "frame-ancestors 'self' https://payments.juspay.in",
  );
});
