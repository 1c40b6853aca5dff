import { createHmac } from 'node:crypto';
import { networkOf } from './network-of.ts';

/**
 * A hash by which a caller is known again, and from which the address cannot be told: it is kept for a while. Of a long
 * address the network counts, since everybody at home has millions of them.
 */
export const callerHash = (secret: string, address: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('caller').digest())
    .update(networkOf(address))
    .digest('base64url')
    .slice(0, 22);
