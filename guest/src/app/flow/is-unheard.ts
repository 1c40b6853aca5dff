import { NoAnswer, RefusedCall } from '@stayfront/contract/call';

/** Nobody can say whether it was done: no answer came, or the server had no time for it. */
export const isUnheard = (error: unknown): boolean =>
  error instanceof NoAnswer || (error instanceof RefusedCall && error.problem.code === 'server.busy');
