import type { Refusal } from '@stayfront/contract/problem';

/** Nothing is sent to an address: which field it stands in, and what is wrong with it. */
export const refuseTarget = (
  refused: 'channel.target' | 'webhook.target',
  field: string,
  message: string,
): Refusal => ({ refused, detail: message, errors: [{ field, code: refused, message }] });
