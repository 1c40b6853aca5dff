import { enqueue, type Enqueue } from '../platform/queue/enqueue.ts';

export type PaymentJobs = {
  /** When a provider has news of a payment, or money is to go back. */
  'settle-payment': { readonly hotelId: number; readonly intentId: string };
  /** Now and then, for all hotels. */
  'reconcile-payments': Record<string, never>;
};

export const queuePaymentJob: Enqueue<PaymentJobs> = enqueue;
