import type { Ledger } from '../ledger/open-ledger.ts';
import type { Entry, Order } from './order.ts';

export type OrderBook = {
  find(merchantId: string, orderId: string): Order | null;
  findById(id: string): Order | null;
  findByToken(clientAuthToken: string): Order | null;
  all(): readonly Order[];
  write(entry: Entry): Order;
};

/** The orders as the ledger tells them: every change is first a line there. */
export function openOrderBook(ledger: Ledger<Entry>): OrderBook {
  const orders = new Map<string, Order>();
  for (const entry of ledger.entries()) apply(orders, entry);
  const findWhere = (matches: (order: Order) => boolean): Order | null => [...orders.values()].find(matches) ?? null;
  return {
    // Order ids are the same in capitals and small letters.
    find: (merchantId, orderId) =>
      findWhere((order) => order.merchantId === merchantId && order.orderId.toLowerCase() === orderId.toLowerCase()),
    findById: (id) => orders.get(id) ?? null,
    findByToken: (token) => findWhere((order) => order.clientAuthToken === token),
    all: () => [...orders.values()],
    write(entry) {
      ledger.write(entry);
      return apply(orders, entry);
    },
  };
}

function apply(orders: Map<string, Order>, entry: Entry): Order {
  if (entry.kind === 'session') {
    const { kind: _, ...asked } = entry;
    const order: Order = {
      ...asked,
      status: 'NEW',
      txnUuid: null,
      attempts: 0,
      conduct: null,
      card: null,
      captured: 0,
      refunds: [],
      bankError: null,
    };
    orders.set(order.id, order);
    return order;
  }
  const order = orders.get(entry.id);
  if (!order) throw new Error(`The ledger speaks of order ${entry.id} before it was made`);
  switch (entry.kind) {
    case 'reissue':
      order.clientAuthToken = entry.clientAuthToken;
      order.expiresAt = entry.expiresAt;
      break;
    case 'attempt':
      order.attempts += 1;
      order.status = 'STARTED';
      order.txnUuid = entry.txnUuid;
      order.conduct = entry.conduct;
      order.card = entry.card;
      order.bankError = null;
      break;
    case 'status':
      order.status = entry.status;
      order.bankError = entry.bankError;
      break;
    case 'capture':
      order.status = 'CHARGED';
      order.captured += entry.hundredths;
      order.hundredths = order.captured;
      break;
    case 'refund':
      order.refunds.push({ requestId: entry.requestId, hundredths: entry.hundredths, status: 'PENDING' });
      break;
    case 'refund-status':
      for (const refund of order.refunds) if (refund.requestId === entry.requestId) refund.status = entry.status;
      break;
  }
  return order;
}
