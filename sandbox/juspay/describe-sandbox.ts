import type { RunningSandbox } from '../payment-sandbox.ts';
import type { JuspaySandbox } from './start-juspay.ts';

/** This sandbox in the words that all of them have in common. */
export const describeSandbox = (running: JuspaySandbox): Omit<RunningSandbox, 'settingsOf'> => ({
  url: running.url,
  faults: running.faults,
  notices: running.notices,
  ledger: () =>
    running.book.all().map(({ orderId, captured, refunds, status }) => ({
      intentId: orderId,
      captured,
      refunded: refunds
        .filter((refund) => refund.status === 'SUCCESS')
        .reduce((sum, { hundredths }) => sum + hundredths, 0),
      isReserved: status === 'AUTHORIZED',
    })),
  list: () =>
    running.book
      .all()
      .map(({ orderId, status, description }) => `${orderId},${status},"${description}"`)
      .join('\n'),
  resolvePending: () => running.cashier.resolvePending(),
  stop: () => running.stop(),
});
