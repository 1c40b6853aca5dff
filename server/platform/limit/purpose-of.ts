import type { FastifyRequest } from 'fastify';
import { searchOperations } from '../metrics/count-operations.ts';
import type { Purpose } from './call-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that a route answers. */
    readonly operationId?: string;
    readonly needsKey?: boolean;
    readonly takesFile?: boolean;
  }
}

const bookings = new Set(['sendBookingRequest', 'makeChange', 'payChange', 'initPaymentTransaction', 'quoteChange']);

const cancellations = new Set(['sendCancellationRequest', 'getReservationCancellationPolicies']);

/** What a request comes for, as far as that is limited; null for what costs next to nothing or must never wait. */
export function purposeOf({ method, routeOptions: { url = '', config } }: FastifyRequest): Purpose | null {
  const { operationId = '', needsKey = false, takesFile = false } = config;
  if (takesFile) return 'upload';
  if (needsKey) return 'key';
  if (searchOperations.has(operationId)) return 'search';
  if (bookings.has(operationId)) return 'booking';
  if (cancellations.has(operationId)) return 'cancel';
  if (/sign-?in/i.test(`${url} ${operationId}`) && method !== 'GET') return 'sign-in';
  // A page is drawn with the searches in it, and a file takes as long.
  return url === '/*' || url.endsWith('/confirmation.pdf') ? 'search' : null;
}
