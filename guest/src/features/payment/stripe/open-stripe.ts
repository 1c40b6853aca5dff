import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { loadScript } from '../load-script.ts';

/**
 * The provider's script, from its own host; in the sandbox a stand-in of the same interface comes first, and is what the
 * loader then finds.
 */
export async function openStripe(publishableKey: string, standIn: string | null): Promise<Stripe> {
  if (standIn !== null) await loadScript(standIn);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The provider’s script has not what it should have');
  return stripe;
}
