import type { Refusal } from '@stayfront/contract/problem';

/** Nothing is sent to an address: which field it stands in, and what is wrong with it. */
export const refuseTarget = <
  Code extends 'channel.target' | 'webhook.target' | 'calendar_feed.target' | 'google_prices.target',
>(
  refused: Code,
  field: string,
  message: string,
): Refusal<Code> => ({ refused, detail: message, errors: [{ field, code: refused, message }] });
