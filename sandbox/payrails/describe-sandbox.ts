import type { RunningSandbox } from '../payment-sandbox.ts';
import type { PayrailsSandbox } from './start-payrails.ts';

/** This sandbox in the words that all of them have in common. */
export const describeSandbox = (running: PayrailsSandbox): Omit<RunningSandbox, 'settingsOf'> => ({
  url: running.url,
  faults: running.faults,
  notices: running.notices,
  ledger: () =>
    running.book.all().map(({ merchantReference, minor, captured, refunded, statuses }) => {
      const has = (code: string): boolean => statuses.some((entry) => entry.code === code);
      const isReserved = minor > 0 && has('authorizeSuccessful') && captured === 0 && !has('cancelSuccessful');
      return { intentId: merchantReference, captured, refunded, isReserved: isReserved && !has('captureFailed') };
    }),
  list: () =>
    running.book
      .all()
      .map(({ id, accountId, initKey, merchantReference }) => [accountId, initKey, id, merchantReference].join(';'))
      .join('\n'),
  resolvePending: () => running.cashier.resolvePending(),
  stop: () => running.stop(),
});
