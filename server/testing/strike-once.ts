import type { Faults } from '@stayfront/sandbox/fault/faults';
import type { PaymentProvider } from '../payment/port/payment-provider.ts';

export type Struck = <Answer>(ask: (provider: PaymentProvider) => Promise<Answer>) => Promise<Answer>;

/**
 * Asks until the fault that is waiting has struck, and says what came of that. On a machine that stands still for seconds
 * an impatient adapter may have given up before its question had arrived: then nothing has failed yet that was to fail.
 */
export const strikeOnce =
  (impatient: PaymentProvider, faults: Faults): Struck =>
  async (ask) => {
    for (;;) {
      const answer = await ask(impatient);
      if (faults.list().length === 0) return answer;
    }
  };
