import type { PaymentSandbox } from '../payment-sandbox.ts';
import type { PayrailsAccount } from './account.ts';
import { describeSandbox } from './describe-sandbox.ts';
import { startPayrails } from './start-payrails.ts';

// Keys to play money. They open nothing but the sandboxes of this machine.
const keysOf = (name: string) => ({ clientId: name, clientSecret: `${name}-secret`, workspaceId: `${name}-rooms` });
const webhookKey = 'sandbox-webhook-key';

export const sandbox: PaymentSandbox = {
  async start({ accounts, ...options }) {
    const running = await startPayrails({
      ...options,
      accounts: accounts.map(({ name, noticeUrl }): PayrailsAccount => ({
        ...keysOf(name),
        hasWallets: true,
        webhook: noticeUrl && { url: noticeUrl, key: webhookKey },
      })),
    });
    return {
      ...describeSandbox(running),
      settingsOf: (name) => ({
        provider: 'PAYRAILS',
        baseUrl: running.url,
        ...keysOf(name),
        webhookKey,
        wallets: ['googlePay'],
      }),
    };
  },
};
