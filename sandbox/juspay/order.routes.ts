import type { FastifyInstance, FastifyRequest } from 'fastify';
import { faulty, type Answer } from '../fault/fault-routes.ts';
import type { CallFault, Faults } from '../fault/faults.ts';
import { accountOf, type JuspayAccount } from './account.ts';
import { refundableOf, type Cashier } from './cashier.ts';
import { describeOrder } from './describe-order.ts';
import type { OrderBook } from './order-book.ts';
import type { Order } from './order.ts';
import { refused, unauthorized } from './refused.ts';

type Deps = {
  readonly book: OrderBook;
  readonly cashier: Cashier;
  readonly faults: Faults;
  readonly accounts: readonly JuspayAccount[];
  readonly origin: () => string;
};

/** What a merchant may ask and do about an order: its status, a refund, the capture or the end of an authorization. */
export function orderRoutes(app: FastifyInstance, { book, cashier, faults, accounts, origin }: Deps): void {
  const show = (order: Order): Answer => ({ status: 200, body: describeOrder(order, origin()) });

  app.get<{ Params: { orderId: string } }>(
    '/orders/:orderId',
    faulty(faults, 'status', (request) => {
      const account = accountOf(request, accounts);
      if (!account) return unauthorized;
      const { orderId } = request.params as { orderId: string };
      const order = book.find(account.merchantId, orderId);
      const nobody = { order_id: orderId, merchant_id: account.merchantId, status: 'NOT_FOUND', status_id: 40 };
      return order ? show(order) : { status: 404, body: nobody };
    }),
  );

  app.post(
    '/orders/:orderId/refunds',
    faulty(faults, 'refund', (request, fault) => {
      const account = accountOf(request, accounts);
      if (!account) return unauthorized;
      const order = book.find(account.merchantId, (request.params as { orderId: string }).orderId);
      if (!order) return refused('NOT_FOUND', 'There is no such order', 404);
      const form = (request.body ?? {}) as Record<string, string | undefined>;
      const requestId = form['unique_request_id'] ?? '';
      if (!/^[A-Za-z0-9_-]{1,20}$/.test(requestId)) return refused('BAD_REQUEST', 'unique_request_id: up to 20 signs');
      if (order.refunds.some((refund) => refund.requestId === requestId)) return show(order);
      if (order.captured === 0) return refused('ORDER_NOT_CHARGED', 'Only what was charged can be refunded');
      const hundredths = readAmount(form['amount'], refundableOf(order));
      if (hundredths === null || hundredths > refundableOf(order))
        return refused('AMOUNT_EXCEEDED', 'No more can be refunded than was charged');
      cashier.refund(order, requestId, hundredths, fault);
      return show(order);
    }),
  );

  for (const act of ['capture', 'void'] as const)
    app.post(
      `/v2/txns/:txnUuid/${act}`,
      faulty(faults, act, (request, fault) => {
        const account = accountOf(request, accounts);
        if (!account) return unauthorized;
        const order = findByTxn(request, account, book);
        if (!order) return refused('NOT_FOUND', 'There is no such transaction', 404);
        return act === 'capture' ? capture(request, order, fault) : voidAuthorization(order, fault);
      }),
    );

  function capture(request: FastifyRequest, order: Order, fault: CallFault | null): Answer {
    if (order.captured > 0) return show(order); // asked again
    if (order.status !== 'AUTHORIZED') return refused('NOT_AUTHORIZED', 'There is nothing to capture');
    const hundredths = readAmount((request.body as Record<string, string> | null)?.['amount'], order.hundredths);
    if (hundredths === null || hundredths > order.hundredths)
      return refused('AMOUNT_EXCEEDED', 'No more can be captured than was authorized');
    cashier.capture(order, hundredths, fault);
    return show(order);
  }

  function voidAuthorization(order: Order, fault: CallFault | null): Answer {
    if (order.status === 'VOIDED') return show(order);
    if (order.status !== 'AUTHORIZED' && order.status !== 'VOID_FAILED')
      return refused('NOT_AUTHORIZED', 'There is nothing to void');
    cashier.voidAuthorization(order, fault);
    return show(order);
  }
}

function findByTxn(request: FastifyRequest, { merchantId }: JuspayAccount, book: OrderBook): Order | null {
  const { txnUuid } = request.params as { txnUuid: string };
  return book.all().find((order) => order.merchantId === merchantId && order.txnUuid === txnUuid) ?? null;
}

/** In hundredths; absent, all of it. Null for what is no amount. */
function readAmount(written: string | undefined, all: number): number | null {
  if (written === undefined) return all;
  return /^\d{1,12}(\.\d{1,2})?$/.test(written) && Number(written) > 0 ? Math.round(Number(written) * 100) : null;
}
