import { isOnThisMachine } from '../../port/settings-shapes.ts';
import type { PaymentPage } from '../../port/payment-provider.ts';
import { isTestKey, type StripeSettings } from './settings.ts';

/** As the provider's guide to security policies names them. */
const production = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
};

/** The sandbox plays the provider's API, its script, its frames and the guest's bank, all at one address. */
export function stripePage({ baseUrl, publishableKey, isTest }: StripeSettings): PaymentPage {
  const sandbox = isOnThisMachine(baseUrl) ? new URL(baseUrl).origin : null;
  const scriptUrl = sandbox && `${sandbox}/endive/stripe.js`;
  return {
    isTest: isTest ?? isTestKey(publishableKey),
    sandboxOrigin: sandbox,
    scriptUrl,
    walletFrames: sandbox === null ? ['https://js.stripe.com'] : [sandbox],
    sources:
      sandbox === null
        ? production
        : { scripts: [`${sandbox}/endive/stripe.js`], frames: [sandbox], connections: [sandbox], images: [] },
  };
}
