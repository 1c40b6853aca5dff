import { RefusedCall } from '@stayfront/contract/call';

const codes = [
  'payment.card_unknown',
  'payment.card_missing',
  'payment.card_unchecked',
  'payment.card_refused',
  'payment.not_begun',
];

/** The booking was refused for its card: typed again it may do. */
export const isCardFault = (error: unknown): boolean =>
  error instanceof RefusedCall && codes.includes(error.problem.code);
