import { startJuspay, type JuspayOptions, type JuspaySandbox } from '@stayfront/sandbox/juspay/start-juspay';
import { juspay } from '../payment/providers/juspay/juspay.ts';
import type { JuspaySettings } from '../payment/providers/juspay/settings.ts';
import type { PaymentProvider } from '../payment/port/payment-provider.ts';
import { strikeOnce, type Struck } from './strike-once.ts';

export const juspayCards = {
  good: '4111 1111 1111 1111',
  threeDs: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
  expired: '4000 0000 0000 0069',
  pending: '4000 0000 0000 0077',
  stuck: '4000 0000 0000 0259',
};

export type JuspayApi = {
  readonly sandbox: JuspaySandbox;
  readonly settings: JuspaySettings;
  readonly provider: PaymentProvider;
  /** A question that the sandbox was told to fail, to an adapter that does not wait long. */
  readonly struck: Struck;
  /** What the guest does on the provider's page; says where the page sends the guest. */
  type(paymentPage: string, card: string): Promise<Response>;
};

/** Juspay's sandbox on a port of its own, and our adapter pointed at it. */
export async function openJuspayApi(
  options: Partial<JuspayOptions> & { webhookUrl?: () => string } = {},
): Promise<JuspayApi> {
  const { webhookUrl, ...rest } = options;
  const account = {
    merchantId: 'casalago',
    apiKey: 'canary-api-key',
    clientId: 'casalago',
    responseKey: 'canary-response',
  };
  const webhook = { user: 'casalago', password: 'canary-webhook' };
  const sandbox = await startJuspay({
    accounts: [{ ...account, webhook: webhookUrl ? { ...webhook, url: webhookUrl } : null }],
    ...rest,
  });
  const settings: JuspaySettings = {
    provider: 'JUSPAY',
    baseUrl: sandbox.url,
    scriptUrl: `${sandbox.url}/payment-page/HyperServices.js`,
    ...account,
    webhookUser: webhook.user,
    webhookPassword: webhook.password,
  };
  return {
    sandbox,
    settings,
    provider: juspay(settings, 300_000),
    struck: strikeOnce(juspay(settings, 1_500), sandbox.faults),
    type: (paymentPage, card) =>
      fetch(`${paymentPage}/pay`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ number: card, expiry: '12/39', cvv: '123' }),
      }),
  };
}
