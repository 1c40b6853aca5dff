import { startStripe, type StripeOptions, type StripeSandbox } from '@stayfront/sandbox/stripe/start-stripe';
import { stripe } from '../payment/providers/stripe/stripe.ts';
import type { StripeSettings } from '../payment/providers/stripe/settings.ts';
import type { PaymentProvider } from '../payment/port/payment-provider.ts';
import { strikeOnce, type Struck } from './strike-once.ts';

export type StripeApi = {
  readonly sandbox: StripeSandbox;
  readonly settings: StripeSettings;
  readonly provider: PaymentProvider;
  /** A question that the sandbox was told to fail, to an adapter that does not wait long. */
  readonly struck: Struck;
  /** What the provider's script does in the guest's browser with a card that is to be charged or kept. */
  confirm(clientSecret: string, card: string): Promise<Response>;
  /** What the guest does on the provider's own page; says where the page sends the guest. */
  type(checkoutUrl: string, card: string): Promise<Response>;
  /** What the guest answers on the bank's page. */
  answerBank(id: string, answer: 'approve' | 'reject'): Promise<Response>;
};

/** Stripe's sandbox on a port of its own, and our adapter pointed at it. */
export async function openStripeApi(
  options: Partial<StripeOptions> & { webhookUrl?: () => string } = {},
  own: Partial<StripeSettings> = {},
): Promise<StripeApi> {
  const { webhookUrl, ...rest } = options;
  const keys = { secretKey: 'sk_test_canarysecret', publishableKey: 'pk_test_probe' };
  const webhookSecret = 'whsec_canarywebhook';
  const webhook = webhookUrl ? { url: webhookUrl, secret: webhookSecret } : null;
  const sandbox = await startStripe({ accounts: [{ ...keys, webhook }], ...rest });
  const settings: StripeSettings = {
    provider: 'STRIPE',
    baseUrl: sandbox.url,
    ...keys,
    webhookSecret,
    checkout: 'elements',
    capture: 'automatic',
    ...own,
  };
  return {
    sandbox,
    settings,
    provider: stripe(settings, 300_000),
    struck: strikeOnce(stripe(settings, 1_500), sandbox.faults),
    confirm(clientSecret, card) {
      const [id = ''] = clientSecret.split('_secret');
      const path = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
      return fetch(`${sandbox.url}/v1/${path}/${id}/confirm`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.publishableKey}` },
        body: new URLSearchParams({
          client_secret: clientSecret,
          'payment_method_data[type]': 'card',
          'payment_method_data[card][number]': card,
          'payment_method_data[card][exp_month]': '12',
          'payment_method_data[card][exp_year]': '39',
          'payment_method_data[card][cvc]': '123',
        }),
      });
    },
    type: (checkoutUrl, card) =>
      fetch(checkoutUrl, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ number: card, expiry: '12/39', cvv: '123' }),
      }),
    answerBank: (id, answer) =>
      fetch(`${sandbox.url}/3ds/${id}/answer`, { method: 'POST', body: new URLSearchParams({ answer }) }),
  };
}
