import { z } from 'zod';

/** Providers write amounts as numbers or as text. */
const Amount = z.union([z.number().transform(String), z.string()]);

export const SessionAnswer = z.object({
  order_id: z.string(),
  payment_links: z.object({ web: z.url() }),
  sdk_payload: z.looseObject({ requestId: z.string(), service: z.string(), payload: z.looseObject({}) }),
});

const RefundLine = z.object({
  unique_request_id: z.string(),
  amount: Amount,
  status: z.string(),
  error_message: z.string().nullish(),
});

/**
 * Of an order only what decisions are made by, and what a guest knows the card by: names, addresses and card numbers are
 * not even read.
 */
export const OrderAnswer = z.object({
  order_id: z.string(),
  status: z.string(),
  amount: Amount.nullish(),
  effective_amount: Amount.nullish(),
  currency: z.string().nullish(),
  txn_uuid: z.string().nullish(),
  bank_error_message: z.string().nullish(),
  card: z
    .object({ last_four_digits: z.string().nullish(), card_brand: z.string().max(40).nullish() })
    .nullish()
    .catch(null),
  refunds: z.array(RefundLine).nullish(),
});
export type OrderAnswer = z.infer<typeof OrderAnswer>;

export const NoticeBody = z.object({
  id: z.string().min(1).max(200),
  event_name: z.string(),
  content: z.looseObject({ order: z.looseObject({ order_id: z.string() }).optional() }),
});
