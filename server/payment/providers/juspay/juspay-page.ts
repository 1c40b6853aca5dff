import { isOnThisMachine } from '../../port/settings-shapes.ts';
import type { JuspaySettings } from './settings.ts';
import type { PaymentPage } from '../../port/payment-provider.ts';

/** The provider's script opens its page in a frame, on its own hosts; the way back may lead through the same frame. */
export function juspayPage({ baseUrl, scriptUrl, isTest }: JuspaySettings): PaymentPage {
  const hosts = [...new Set([new URL(scriptUrl).origin, new URL(baseUrl).origin])];
  const isSandbox = isOnThisMachine(baseUrl);
  return {
    isTest: isTest ?? null,
    sandboxOrigin: isSandbox ? new URL(baseUrl).origin : null,
    scriptUrl,
    walletFrames: hosts,
    sources: { scripts: [scriptUrl], frames: [...hosts, "'self'"], connections: hosts, images: [] },
  };
}
