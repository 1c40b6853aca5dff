import { randomUUID } from 'node:crypto';
import type { TestCard } from '../card/test-cards.ts';
import type { CallFault, Faults } from '../fault/faults.ts';
import type { NoticeSender } from '../notice/notice-sender.ts';
import type { JuspayAccount } from './account.ts';
import { describeOrder } from './describe-order.ts';
import type { OrderBook } from './order-book.ts';
import { refundedOf, type Order, type OrderStatus } from './order.ts';

/** What the bank does: the only place where sandbox money moves. */
export type Cashier = {
  pay(order: Order, card: TestCard): void;
  answerChallenge(order: Order, isApproved: boolean): void;
  abandon(order: Order): void;
  capture(order: Order, hundredths: number, fault: CallFault | null): void;
  voidAuthorization(order: Order, fault: CallFault | null): void;
  refund(order: Order, requestId: string, hundredths: number, fault: CallFault | null): void;
  /** Gives pending payments their outcome now instead of in a while. */
  resolvePending(): void;
  stop(): void;
};

type Deps = {
  readonly book: OrderBook;
  readonly faults: Faults;
  readonly notices: NoticeSender;
  readonly accounts: readonly JuspayAccount[];
  readonly origin: () => string;
  readonly pendingMs: number;
};

export function openCashier({ book, faults, notices, accounts, origin, pendingMs }: Deps): Cashier {
  const timers = new Set<NodeJS.Timeout>();

  function notify(order: Order, eventName: string): void {
    const webhook = accounts.find(({ merchantId }) => merchantId === order.merchantId)?.webhook;
    if (!webhook) return;
    const body = JSON.stringify({
      id: `evt_V2_${randomUUID().replaceAll('-', '')}`,
      event_name: eventName,
      date_created: new Date().toISOString(),
      content: { order: describeOrder(order, origin()) },
    });
    const basic = Buffer.from(`${webhook.user}:${webhook.password}`).toString('base64');
    const headers = { 'content-type': 'application/json', authorization: `Basic ${basic}` };
    notices.send({ url: order.webhookUrl ?? webhook.url(), headers, body });
  }

  function fail(order: Order, status: OrderStatus, bankError: string): void {
    book.write({ kind: 'status', id: order.id, status, bankError });
    notify(order, 'ORDER_FAILED');
  }

  function succeed(order: Order): void {
    if (!order.isAutoCapture) {
      book.write({ kind: 'status', id: order.id, status: 'AUTHORIZED', bankError: null });
      return notify(order, 'ORDER_AUTHORIZED');
    }
    const isWrong = faults.strike('pay') === 'wrong-amount';
    book.write({ kind: 'capture', id: order.id, hundredths: order.hundredths + (isWrong ? 100 : 0) });
    notify(order, 'ORDER_SUCCEEDED');
  }

  function resolve(order: Order): void {
    if (order.status !== 'AUTHORIZING') return;
    if (order.conduct === 'is pending, then succeeds') succeed(order);
    if (order.conduct === 'is pending, then is declined')
      fail(order, 'AUTHORIZATION_FAILED', 'The sandbox bank declined after a while');
  }

  function resolveLater(order: Order): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      resolve(order);
    }, pendingMs);
    timers.add(timer.unref());
  }

  for (const order of book.all()) if (order.status === 'AUTHORIZING') resolveLater(order);

  return {
    pay(order, { conduct, brand, number }) {
      book.write({
        kind: 'attempt',
        id: order.id,
        txnUuid: randomUUID().replaceAll('-', ''),
        conduct,
        card: { brand, lastFour: number.slice(-4) },
      });
      notify(order, 'TXN_CREATED');
      switch (conduct) {
        case 'succeeds':
        case 'succeeds, later is declined':
          return succeed(order);
        case 'is declined':
          return fail(order, 'AUTHORIZATION_FAILED', 'The bank declined the card');
        case 'has too little money':
          return fail(order, 'AUTHORIZATION_FAILED', 'There is not enough money');
        case 'has expired':
          return fail(order, 'JUSPAY_DECLINED', 'The card has expired');
        case 'asks for 3-D Secure':
          return void book.write({ kind: 'status', id: order.id, status: 'PENDING_VBV', bankError: null });
        case 'is pending, then succeeds':
        case 'is pending, then is declined':
        case 'stays pending':
          book.write({ kind: 'status', id: order.id, status: 'AUTHORIZING', bankError: null });
          return resolveLater(order);
      }
    },
    answerChallenge(order, isApproved) {
      if (order.status !== 'PENDING_VBV') return;
      if (isApproved) succeed(order);
      else fail(order, 'AUTHENTICATION_FAILED', 'The guest did not pass 3-D Secure');
    },
    abandon(order) {
      // Who goes back before a card was tried leaves an order that is as new as before; at the bank's question it has failed.
      if (order.status === 'PENDING_VBV') fail(order, 'AUTHENTICATION_FAILED', 'The guest went back');
    },
    capture(order, hundredths, fault) {
      if (fault === 'fails-later') return fail(order, 'CAPTURE_FAILED', 'The bank did not pay out');
      book.write({ kind: 'capture', id: order.id, hundredths });
      notify(order, 'ORDER_SUCCEEDED');
    },
    voidAuthorization(order, fault) {
      const status = fault === 'fails-later' ? 'VOID_FAILED' : 'VOIDED';
      book.write({ kind: 'status', id: order.id, status, bankError: null });
      notify(order, 'ORDER_FAILED');
    },
    refund(order, requestId, hundredths, fault) {
      book.write({ kind: 'refund', id: order.id, requestId, hundredths });
      // The bank takes its time in reality; here the request is on the books first, and its outcome right after it.
      queueMicrotask(() => {
        const status = fault === 'fails-later' ? 'FAILURE' : 'SUCCESS';
        book.write({ kind: 'refund-status', id: order.id, requestId, status });
        notify(order, status === 'SUCCESS' ? 'ORDER_REFUNDED' : 'ORDER_REFUND_FAILED');
      });
    },
    resolvePending() {
      for (const order of book.all()) resolve(order);
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** What can still be given back. */
export const refundableOf = (order: Order): number => order.captured - refundedOf(order);
