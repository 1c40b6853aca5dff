import type { PaymentSandbox } from '../payment-sandbox.ts';
import type { JuspayAccount } from './account.ts';
import { describeSandbox } from './describe-sandbox.ts';
import { startJuspay } from './start-juspay.ts';

// Keys to play money. They open nothing but the sandboxes of this machine.
const keysOf = (name: string) => ({
  merchantId: name,
  apiKey: `${name}-key`,
  clientId: name,
  responseKey: `${name}-response-key`,
});
const webhook = { user: 'sandbox', password: 'sandbox-password' };

export const sandbox: PaymentSandbox = {
  async start({ accounts, ...options }) {
    const running = await startJuspay({
      ...options,
      accounts: accounts.map(({ name, noticeUrl }): JuspayAccount => ({
        ...keysOf(name),
        webhook: noticeUrl && { ...webhook, url: noticeUrl },
      })),
    });
    return {
      ...describeSandbox(running),
      settingsOf: (name) => ({
        provider: 'JUSPAY',
        baseUrl: running.url,
        scriptUrl: `${running.url}/payment-page/HyperServices.js`,
        ...keysOf(name),
        webhookUser: webhook.user,
        webhookPassword: webhook.password,
      }),
    };
  },
};
