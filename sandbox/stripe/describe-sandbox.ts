import type { RunningSandbox } from '../payment-sandbox.ts';
import type { StripeSandbox } from './start-stripe.ts';

/** This sandbox in the words that all of them have in common. */
export const describeSandbox = (running: StripeSandbox): Omit<RunningSandbox, 'settingsOf'> => ({
  url: running.url,
  faults: running.faults,
  notices: running.notices,
  ledger: () =>
    running.book.all('payment').map(({ id, metadata, received, status }) => ({
      intentId: metadata['intentId'] ?? id,
      captured: received,
      refunded: running.book
        .all('refund')
        .filter((refund) => refund.paymentIntent === id && refund.status === 'succeeded')
        .reduce((sum, { amount }) => sum + amount, 0),
      isReserved: status === 'requires_capture',
    })),
  list: () =>
    running.book
      .all('payment')
      .map(({ id, description, status, metadata }) => `${id},"${description}",${status},${metadata['intentId']}`)
      .join('\n'),
  resolvePending: () => running.cashier.resolvePending(),
  stop: () => running.stop(),
});
