import type { PaymentSandbox } from '../payment-sandbox.ts';
import type { StripeAccount } from './account.ts';
import { describeSandbox } from './describe-sandbox.ts';
import { startStripe } from './start-stripe.ts';

// Keys to play money. They open nothing but the sandboxes of this machine.
const keysOf = (name: string) => {
  const word = name.replaceAll(/\W/g, '');
  return { secretKey: `sk_test_${word}`, publishableKey: `pk_test_${word}` };
};
const webhookSecret = 'whsec_sandbox';

export const sandbox: PaymentSandbox = {
  async start({ accounts, ...options }) {
    const running = await startStripe({
      ...options,
      accounts: accounts.map(({ name, noticeUrl }): StripeAccount => ({
        ...keysOf(name),
        webhook: noticeUrl && { url: noticeUrl, secret: webhookSecret },
      })),
    });
    return {
      ...describeSandbox(running),
      settingsOf: (name) => ({ provider: 'STRIPE', baseUrl: running.url, ...keysOf(name), webhookSecret }),
    };
  },
};
