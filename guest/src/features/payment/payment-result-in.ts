import type { FlowEvent, PaymentResult } from '../../app/flow/events.ts';
import { readReturn } from './read-return.ts';

/** What the way back said, as an event. */
export function paymentResult(hotelId: number, query: string): FlowEvent & PaymentResult {
  const { status, orderId } = readReturn(new URLSearchParams(query));
  return { name: 'payment-result', hotelId, status, orderId, query };
}

/**
 * The result that a page of ours in the provider's frame passes on to the page around it; null for any other message.
 * Only the query counts: the rest is read from it again.
 */
export function paymentResultIn(message: { readonly origin: string; readonly data: unknown }, here: Here) {
  const { origin, data } = message;
  if (origin !== here.origin || typeof data !== 'object' || data === null) return null;
  const { name, hotelId, query } = data as Record<string, unknown>;
  if (name !== 'payment-result' || hotelId !== here.hotelId || typeof query !== 'string') return null;
  return paymentResult(here.hotelId, query);
}

type Here = { readonly origin: string; readonly hotelId: number };
