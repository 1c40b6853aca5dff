import { isOnThisMachine } from '../../port/settings-shapes.ts';
import type { PayrailsSettings } from './settings.ts';
import type { PaymentPage } from '../../port/payment-provider.ts';

/** Where the provider's script, which is part of our build, finds its card frame and its pictures. */
const ASSETS = 'https://assets.payrails.io';

const walletSources = {
  googlePay: { scripts: ['https://pay.google.com/gp/p/js/pay.js'], frames: ['https://pay.google.com'] },
  applePay: { scripts: ['https://applepay.cdn-apple.com/jsapi/v1.3.2/apple-pay-sdk.js'], frames: [] },
} as const;

/** The sandbox plays the provider's API, its assets and the guest's bank, all at one address. */
export function payrailsPage(settings: PayrailsSettings): PaymentPage {
  const api = new URL(settings.baseUrl).origin;
  const isSandbox = isOnThisMachine(settings.baseUrl);
  const assets = isSandbox ? api : ASSETS;
  const wallets = (settings.wallets ?? []).map((name) =>
    isSandbox ? { scripts: [`${api}/gp/p/js/pay.js`], frames: [] } : walletSources[name],
  );
  return {
    isTest: settings.isTest ?? null,
    sandboxOrigin: isSandbox ? api : null,
    scriptUrl: null,
    // Their scripts run in our page itself.
    walletFrames: [],
    sources: {
      scripts: wallets.flatMap(({ scripts }) => scripts),
      frames: [
        ...new Set([assets, api, ...(settings.challengeSources ?? []), ...wallets.flatMap(({ frames }) => frames)]),
      ],
      connections: [api, ...wallets.flatMap(({ frames }) => frames)],
      images: [assets],
    },
  };
}
