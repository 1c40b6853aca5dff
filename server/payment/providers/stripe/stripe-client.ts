import Stripe from 'stripe';
import { failureOf } from '../../port/ask-provider.ts';
import type { ProviderFailure } from '../../port/payment-provider.ts';
import type { StripeSettings } from './settings.ts';

/**
 * The provider's own library, which speaks to the host that the hotel named and to nobody else. Retries are ours: the
 * same request comes again under the same key.
 */
export function openClient({ baseUrl, secretKey }: StripeSettings, timeoutMs: number): Stripe {
  const { protocol, hostname, port } = new URL(baseUrl);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: timeoutMs,
  });
}

/** One question to the provider. Its words about what went wrong may quote what was sent: only kinds are passed on. */
export async function asked<Answer extends object>(
  what: string,
  ask: () => Promise<Answer>,
): Promise<Answer | ProviderFailure> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode, type, code } = error;
    const detail = `${what}: ${[type, code, statusCode].filter(Boolean).join(' ')}`;
    return { failed: statusCode === undefined ? 'unavailable' : failureOf(statusCode), detail };
  }
}
