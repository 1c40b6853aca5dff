import { RefusedCall } from '@stayfront/contract/call';

/** The session is over: it is said on the page, and the button leads home. */
export const isInlineError = (error: Error | null): boolean =>
  error instanceof RefusedCall && ['quote.expired', 'reservation.not_held'].includes(error.problem.code);
