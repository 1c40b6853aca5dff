import { timingSafeEqual } from 'node:crypto';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import type { Money } from '@stayfront/rules/money';
import { writeDecimal } from '@stayfront/rules/payment/decimal-amount';
import { askProvider, type ProviderCall } from '../../port/ask-provider.ts';
import type { JuspaySettings } from './settings.ts';
import {
  isFailure,
  ownRef,
  type Finding,
  type Notice,
  type NoticeInput,
  type PaymentProvider,
  type PaymentRef,
  type Progress,
  type ProviderFailure,
} from '../../port/payment-provider.ts';
import { juspayPage } from './juspay-page.ts';
import { NoticeBody, OrderAnswer, SessionAnswer } from './order-shapes.ts';
import { isRefunded, readOrder } from './read-order.ts';

// The provider's API of this day; a later one may answer differently.
const API_VERSION = '2024-06-24';

/** Juspay: the guest pays on its page, whole or in a frame. Orders bear our own number, so they are always found again. */
export function juspay(settings: JuspaySettings, timeoutMs: number): PaymentProvider {
  const line = { timeoutMs };
  const base = settings.baseUrl.replace(/\/+$/, '');

  function call(intentId: string, method: 'GET' | 'POST', path: string, content?: { type: string; body: string }) {
    return {
      method,
      url: `${base}${path}`,
      headers: {
        authorization: `Basic ${Buffer.from(`${settings.apiKey}:`).toString('base64')}`,
        'x-merchantid': settings.merchantId,
        'x-routing-id': intentId,
        version: API_VERSION,
        ...(content ? { 'content-type': content.type } : {}),
      },
      ...(content ? { body: content.body } : {}),
    } satisfies ProviderCall;
  }
  const form = (fields: Record<string, string>) => ({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(fields).toString(),
  });

  async function ask({ intentId }: Pick<PaymentRef, 'intentId'>): Promise<Finding | ProviderFailure> {
    const order = await askProvider(line, call(intentId, 'GET', `/orders/${intentId}`), OrderAnswer, [404]);
    if (isFailure(order)) return order;
    if (order.order_id.toLowerCase() !== intentId.toLowerCase())
      return { failed: 'unreadable', detail: 'the answer is about another order' };
    return readOrder(order);
  }

  /** On what is reserved: the answer is the order, or an error that the order explains better. */
  async function act(payment: PaymentRef, verb: 'capture' | 'void'): Promise<Progress | ProviderFailure> {
    const txnUuid = ownRef(payment.refs, 'txnUuid');
    if (txnUuid === undefined) return { failed: 'refused', detail: `${verb}: nothing was reserved` };
    const fields: Record<string, string> =
      verb === 'capture' ? { amount: writeAmount(payment.amount), idempotence_key: payment.intentId } : {};
    const path = `/v2/txns/${encodeURIComponent(txnUuid)}/${verb}`;
    const order = await askProvider(line, call(payment.intentId, 'POST', path, form(fields)), OrderAnswer);
    if (isFailure(order)) return order;
    const { charge, reason } = readOrder(order);
    const wanted = verb === 'capture' ? 'captured' : 'released';
    if (charge === wanted) return { progress: 'done', reason: null };
    const isOver = charge === 'failed' || order.status === 'VOID_FAILED';
    return { progress: isOver ? 'failed' : 'pending', reason: isOver ? (reason ?? order.status) : null };
  }

  return {
    name: 'JUSPAY',
    keepsFirstSession: false,
    page: juspayPage(settings),
    cards: null,
    collect: null,
    // Its orders bear our number.
    refsIn: () => [],
    async start(order) {
      if (!hasTwoDecimals(order.amount)) return { failed: 'refused', detail: 'the amount has more than two decimals' };
      const body = JSON.stringify({
        order_id: order.intentId,
        amount: writeAmount(order.amount),
        currency: order.amount.currency,
        customer_id: '',
        customer_email: order.guest.email,
        customer_phone: order.guest.phone,
        first_name: order.guest.givenName,
        last_name: order.guest.surname,
        payment_page_client_id: settings.clientId,
        action: 'paymentPage',
        return_url: order.returnUrl,
        description: order.description,
      });
      const session = await askProvider(
        line,
        call(order.intentId, 'POST', '/session', { type: 'application/json', body }),
        SessionAnswer,
      );
      if (isFailure(session)) return session;
      return {
        refs: {},
        data: { sdk_payload: session.sdk_payload, paymentPage: session.payment_links.web },
      };
    },
    ask,
    capture: (payment) => act(payment, 'capture'),
    cancel: (payment) => act(payment, 'void'),
    async refund({ intentId }, { refundId, amount }) {
      const fields = form({ unique_request_id: refundId, amount: writeAmount(amount) });
      const order = await askProvider(line, call(intentId, 'POST', `/orders/${intentId}/refunds`, fields), OrderAnswer);
      if (isFailure(order)) return order;
      const ours = order.refunds?.find((refund) => refund.unique_request_id === refundId);
      if (!ours) return { failed: 'unreadable', detail: 'the refund is not among the order’s refunds' };
      if (isRefunded(ours.status)) return { progress: 'done', reason: null };
      const isOver = ours.status === 'FAILURE';
      return { progress: isOver ? 'failed' : 'pending', reason: isOver ? (ours.error_message ?? ours.status) : null };
    },
    readNotice: (input) => readNotice(input, settings),
  };
}

/** Basic authentication is all the provider offers: the body has no signature, so nothing in it is believed. */
function readNotice({ headers, body }: NoticeInput, settings: JuspaySettings): Notice | null {
  const right = Buffer.from(
    `Basic ${Buffer.from(`${settings.webhookUser}:${settings.webhookPassword}`).toString('base64')}`,
  );
  const given = Buffer.from(String(headers['authorization'] ?? ''));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  try {
    const notice = NoticeBody.parse(JSON.parse(body.toString('utf8')));
    const intentId = notice.content.order?.order_id.toUpperCase();
    return { eventId: notice.id, about: intentId === undefined ? {} : { intentId } };
  } catch {
    return null;
  }
}

const hasTwoDecimals = ({ minor, currency }: Money): boolean => decimalsOf(currency) < 3 || minor % 10 === 0;

/** The provider takes two decimals at most, of dinars too. */
const writeAmount = (amount: Money): string => writeDecimal(amount).replace(/(\.\d\d)0$/, '$1');
