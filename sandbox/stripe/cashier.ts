import { createHmac } from 'node:crypto';
import { conductAlone, type CardConduct } from '../card/test-cards.ts';
import type { CallFault, Faults } from '../fault/faults.ts';
import type { NoticeSender } from '../notice/notice-sender.ts';
import type { StripeAccount } from './account.ts';
import type { Book } from './book.ts';
import { describePayment, describeRefund, describeSetup } from './describe.ts';
import { makeId } from './make-id.ts';
import type { AnyIntent, Failure, PaymentIntent, PaymentMethod, Refund } from './objects.ts';

/** What the bank does: the only place where sandbox money moves. */
export type Cashier = {
  /** A card is tried, to pay with or to be kept; `isAlone`: while the guest is away. */
  confirm(intent: AnyIntent, method: PaymentMethod, isAlone?: boolean): void;
  answerChallenge(intent: AnyIntent, isApproved: boolean): void;
  /** False where the bank does not pay out any more. */
  capture(payment: PaymentIntent, amount: number, fault: CallFault | null): boolean;
  cancel(payment: PaymentIntent): void;
  refund(refund: Refund, fault: CallFault | null): void;
  /** Gives pending payments their outcome now instead of in a while. */
  resolvePending(): void;
  stop(): void;
};

type Deps = {
  readonly book: Book;
  readonly faults: Faults;
  readonly notices: NoticeSender;
  readonly accounts: readonly StripeAccount[];
  readonly origin: () => string;
  readonly pendingMs: number;
};

const cardError = (code: string, message: string, decline?: string): Failure => ({
  type: 'card_error',
  code,
  message,
  ...(decline === undefined ? {} : { decline_code: decline }),
});

/** Why the bank says no at once, in the provider's words. */
const declines: Partial<Record<CardConduct, Failure>> = {
  'is declined': cardError('card_declined', 'Your card was declined.', 'generic_decline'),
  'has too little money': cardError('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  'has expired': cardError('expired_card', 'Your card has expired.'),
};
const unauthenticated = cardError(
  'payment_intent_authentication_failure',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
);

const guestWanted = cardError(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
  'authentication_required',
);

export function openCashier({ book, faults, notices, accounts, origin, pendingMs }: Deps): Cashier {
  const timers = new Set<NodeJS.Timeout>();

  function notify(account: string, type: string, object: Record<string, unknown>): void {
    const webhook = accounts.find(({ secretKey }) => secretKey === account)?.webhook;
    if (!webhook) return;
    const event = { id: makeId('evt'), object: 'event', type, livemode: false, data: { object } };
    const body = JSON.stringify({ ...event, created: Math.floor(Date.now() / 1_000) });
    // Signed anew for each attempt, as the provider does it: old signatures are not taken.
    const headers = (): Record<string, string> => {
      const at = Math.floor(Date.now() / 1_000);
      const signature = createHmac('sha256', webhook.secret).update(`${at}.${body}`).digest('hex');
      return { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` };
    };
    notices.send({ url: webhook.url(), headers, body });
  }

  function write(intent: AnyIntent): void {
    if (intent.kind === 'payment_intent') book.write('payment', intent);
    else book.write('setup', intent);
  }
  function tell(intent: AnyIntent, what: string): void {
    const told =
      intent.kind === 'payment_intent' ? describePayment(intent, book, origin()) : describeSetup(intent, origin());
    // Notifications name what belongs to a thing by its number.
    const plain = { ...told, latest_charge: (told['latest_charge'] as { id?: string } | null)?.id ?? null };
    notify(intent.account, `${intent.kind}.${what}`, plain);
  }

  function fail(intent: AnyIntent, failure: Failure): void {
    Object.assign(intent, { status: 'requires_payment_method', failure, method: null });
    write(intent);
    tell(intent, intent.kind === 'payment_intent' ? 'payment_failed' : 'setup_failed');
  }

  function keep(intent: AnyIntent): void {
    const method = intent.method === null ? null : book.find('method', intent.method);
    if (method && intent.customer !== null) book.write('method', { ...method, customer: intent.customer });
  }

  function succeed(intent: AnyIntent): void {
    if (intent.kind === 'setup_intent') {
      keep(intent);
      intent.status = 'succeeded';
      write(intent);
      return tell(intent, 'succeeded');
    }
    if (faults.strike('pay') === 'wrong-amount') intent.amount += 100;
    if (intent.keepsCard) keep(intent);
    intent.charge = makeId('ch');
    if (intent.captureMethod === 'manual') {
      intent.status = 'requires_capture';
      write(intent);
      return tell(intent, 'amount_capturable_updated');
    }
    intent.status = 'succeeded';
    intent.received = intent.amount;
    write(intent);
    return tell(intent, 'succeeded');
  }

  function resolve(intent: AnyIntent): void {
    if (intent.status !== 'processing') return;
    if (intent.conduct === 'is pending, then succeeds') succeed(intent);
    if (intent.conduct === 'is pending, then is declined')
      fail(intent, cardError('card_declined', 'Your card was declined.', 'generic_decline'));
  }

  function resolveLater(intent: AnyIntent): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      resolve(intent);
    }, pendingMs);
    timers.add(timer.unref());
  }

  const intents = (): readonly AnyIntent[] => [...book.all('payment'), ...book.all('setup')];
  for (const intent of intents()) if (intent.status === 'processing') resolveLater(intent);

  return {
    confirm(intent, { id, conduct: known }, isAlone = false) {
      const conduct = isAlone ? conductAlone(known) : known;
      Object.assign(intent, { method: id, conduct, failure: null });
      const decline = declines[conduct];
      if (decline) return fail(intent, decline);
      if (isAlone && conduct === 'asks for 3-D Secure') return fail(intent, guestWanted);
      if (conduct.startsWith('succeeds')) return succeed(intent);
      intent.status = conduct === 'asks for 3-D Secure' ? 'requires_action' : 'processing';
      write(intent);
      tell(intent, intent.status);
      if (intent.status === 'processing') resolveLater(intent);
    },
    answerChallenge(intent, isApproved) {
      if (intent.status !== 'requires_action') return;
      if (isApproved) succeed(intent);
      else fail(intent, unauthenticated);
    },
    capture(payment, amount, fault) {
      const isPaidOut = fault !== 'fails-later';
      Object.assign(payment, isPaidOut ? { status: 'succeeded', received: amount } : { status: 'canceled' });
      write(payment);
      tell(payment, isPaidOut ? 'succeeded' : 'canceled');
      return isPaidOut;
    },
    cancel(payment) {
      payment.status = 'canceled';
      write(payment);
      tell(payment, 'canceled');
    },
    refund(refund, fault) {
      if (fault !== 'fails-later') {
        refund.status = 'succeeded';
        book.write('refund', refund);
        return notify(refund.account, 'charge.refunded', { object: 'charge', payment_intent: refund.paymentIntent });
      }
      book.write('refund', refund);
      // On the books first, and refused by the bank right after it.
      queueMicrotask(() => {
        refund.status = 'failed';
        book.write('refund', refund);
        notify(refund.account, 'refund.failed', describeRefund(refund));
      });
    },
    resolvePending() {
      for (const intent of intents()) resolve(intent);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
