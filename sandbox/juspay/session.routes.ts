import { randomBytes, randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { faulty, type Answer } from '../fault/fault-routes.ts';
import type { Faults } from '../fault/faults.ts';
import { accountOf, type JuspayAccount } from './account.ts';
import { writeHundredths } from './describe-order.ts';
import type { OrderBook } from './order-book.ts';
import type { Order } from './order.ts';
import { refused, unauthorized } from './refused.ts';

type Deps = {
  readonly book: OrderBook;
  readonly faults: Faults;
  readonly accounts: readonly JuspayAccount[];
  readonly origin: () => string;
  readonly now: () => number;
};

const SESSION_MS = 15 * 60_000;

/** A payment begins: the merchant names order and amount and gets the address of the page to send the guest to. */
export function sessionRoutes(app: FastifyInstance, { book, faults, accounts, origin, now }: Deps): void {
  app.post(
    '/session',
    faulty(faults, 'session', (request): Answer => {
      const account = accountOf(request, accounts);
      if (!account) return unauthorized;
      const asked = readSession(request.body);
      if (typeof asked === 'string') return refused('BAD_REQUEST', asked);
      const there = book.find(account.merchantId, asked.orderId);
      if (there && (there.hundredths !== asked.hundredths || there.currency !== asked.currency))
        return refused('BAD_REQUEST', 'The amount of an order cannot be changed');
      if (there && there.captured > 0) return refused('ORDER_ALREADY_PROCESSED', 'This order is paid');
      const clientAuthToken = `tkn_${randomBytes(16).toString('hex')}`;
      const expiresAt = now() + SESSION_MS;
      const order = there
        ? book.write({ kind: 'reissue', id: there.id, clientAuthToken, expiresAt })
        : book.write({
            kind: 'session',
            ...asked,
            merchantId: account.merchantId,
            id: `ordeh_${randomUUID().replaceAll('-', '')}`,
            createdAt: now(),
            clientAuthToken,
            expiresAt,
          });
      return { status: 200, body: describeSession(order, account, origin()) };
    }),
  );
}

type Asked = Pick<
  Order,
  'orderId' | 'hundredths' | 'currency' | 'returnUrl' | 'webhookUrl' | 'isAutoCapture' | 'customer' | 'description'
>;

function readSession(body: unknown): Asked | string {
  const given = (body ?? {}) as Record<string, unknown>;
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '');
  const amount = typeof given['amount'] === 'number' ? String(given['amount']) : text('amount');
  if (!/^[A-Za-z0-9_-]{1,20}$/.test(text('order_id'))) return 'order_id: 1 to 20 letters and digits';
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(amount) || Number(amount) <= 0) return 'amount: at most two decimals, above 0';
  if (given['action'] !== 'paymentPage') return 'action: paymentPage';
  if (text('payment_page_client_id') === '') return 'payment_page_client_id: required';
  if (!isReturnAddress(text('return_url'))) return 'return_url: a host name, no query, no fragment';
  return {
    orderId: text('order_id'),
    hundredths: Math.round(Number(amount) * 100),
    currency: text('currency') || 'INR',
    returnUrl: text('return_url'),
    webhookUrl: text('metadata.webhook_url') || null,
    isAutoCapture: given['metadata.txns.auto_capture'] !== false,
    description: text('description'),
    customer: {
      id: text('customer_id'),
      email: text('customer_email'),
      phone: text('customer_phone'),
      firstName: text('first_name'),
      lastName: text('last_name'),
    },
  };
}

/** No bare address but the machine's own: the provider takes none at all, but a demo has to come back to where it runs. */
function isReturnAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, search, hash } = new URL(url);
  const isBare = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 && hostname !== '127.0.0.1';
  return /^https?:$/.test(protocol) && !isBare && search === '' && hash === '';
}

function describeSession(order: Order, account: JuspayAccount, origin: string): Record<string, unknown> {
  const { customer } = order;
  return {
    status: order.status,
    id: order.id,
    order_id: order.orderId,
    payment_links: { web: `${origin}/payment-page/order/${order.id}`, expiry: new Date(order.expiresAt).toISOString() },
    sdk_payload: {
      requestId: randomUUID().replaceAll('-', ''),
      service: 'in.juspay.hyperpay',
      payload: {
        clientId: account.clientId,
        merchantId: account.merchantId,
        amount: writeHundredths(order.hundredths),
        currency: order.currency,
        orderId: order.orderId,
        customerId: customer.id,
        customerEmail: customer.email,
        customerPhone: customer.phone,
        firstName: customer.firstName,
        lastName: customer.lastName,
        returnUrl: order.returnUrl,
        description: order.description,
        action: 'paymentPage',
        environment: 'sandbox',
        clientAuthToken: order.clientAuthToken,
        clientAuthTokenExpiry: new Date(order.expiresAt).toISOString(),
      },
    },
  };
}
