import type { Fault } from '@stayfront/sandbox/fault/faults';
import type { NoticeSender } from '@stayfront/sandbox/notice/notice-sender';
import type { PaymentSettings } from '../payment/port/payment-settings.ts';
import type { PaymentBegun } from '../payment/start-payment.ts';
import { openJuspayApi } from './juspay-api.ts';
import { openPayrailsApi } from './payrails-api.ts';

/** What a provider's ledger says of one payment. */
export type Charged = {
  readonly intentId: string;
  readonly captured: number;
  readonly refunded: number;
  /** Reserved on the card, neither taken nor let go. */
  readonly isReserved: boolean;
};

/** A provider's sandbox in words that fit both, so that both are asked to tell the same story. */
export type PaymentSetup = {
  readonly settings: PaymentSettings;
  /** What the calls are named that begin a payment and give money back. */
  readonly calls: readonly string[];
  readonly notices: NoticeSender;
  setFaults(faults: readonly Fault[]): void;
  /** What a guest does with a card. */
  pay(begun: PaymentBegun, card: string): Promise<unknown>;
  /** The judge. */
  ledger(): Charged[];
  /** The list of payments that a person writes out of the provider's dashboard. */
  list(): string;
  resolvePending(): void;
  stop(): Promise<void>;
};

export async function openJuspaySetup(webhookUrl?: () => string): Promise<PaymentSetup> {
  const { sandbox, settings, type } = await openJuspayApi({ noticePauses: [], ...(webhookUrl ? { webhookUrl } : {}) });
  return {
    settings,
    calls: ['session', 'status', 'refund'],
    notices: sandbox.notices,
    setFaults: (faults) => sandbox.faults.set(faults),
    pay: ({ data }, card) => type('paymentPage' in data ? data.paymentPage : '', card),
    ledger: () =>
      sandbox.book.all().map(({ orderId, captured, refunds, status }) => ({
        intentId: orderId,
        captured,
        refunded: refunds
          .filter((refund) => refund.status === 'SUCCESS')
          .reduce((sum, { hundredths }) => sum + hundredths, 0),
        isReserved: status === 'AUTHORIZED',
      })),
    list: () =>
      sandbox.book
        .all()
        .map(({ orderId, status, description }) => `${orderId},${status},"${description}"`)
        .join('\n'),
    resolvePending: () => sandbox.cashier.resolvePending(),
    stop: () => sandbox.stop(),
  };
}

export async function openPayrailsSetup(webhookUrl?: () => string): Promise<PaymentSetup> {
  const { sandbox, settings, pay } = await openPayrailsApi({
    noticePauses: [],
    ...(webhookUrl ? { webhookUrl } : {}),
  });
  return {
    settings,
    calls: ['init', 'status', 'capture', 'cancel', 'refund', 'token'],
    notices: sandbox.notices,
    setFaults: (faults) => sandbox.faults.set(faults),
    pay: ({ data }, card) => pay('version' in data ? data.data : '', card.replaceAll(' ', '')),
    ledger: () =>
      sandbox.book.all().map(({ merchantReference, minor, captured, refunded, statuses }) => {
        const has = (code: string): boolean => statuses.some((entry) => entry.code === code);
        const isReserved = minor > 0 && has('authorizeSuccessful') && captured === 0 && !has('cancelSuccessful');
        return { intentId: merchantReference, captured, refunded, isReserved: isReserved && !has('captureFailed') };
      }),
    list: () =>
      sandbox.book
        .all()
        .map(({ id, accountId, initKey, merchantReference }) => [accountId, initKey, id, merchantReference].join(';'))
        .join('\n'),
    resolvePending: () => sandbox.cashier.resolvePending(),
    stop: () => sandbox.stop(),
  };
}
