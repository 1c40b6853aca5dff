import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * A mark by which a caller is known again, and from which the address cannot be told: it is kept for a while. Of a long
 * address the network counts, since everybody at home has millions of them.
 */
export const callerMark = (secret: string, address: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('caller').digest())
    .update(networkOf(address))
    .digest('base64url')
    .slice(0, 22);

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array<string>(zeros).fill('0'), ...back].slice(0, 4).join(':');
}
