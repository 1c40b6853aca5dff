import { createHmac } from 'node:crypto';

/**
 * ImageKit's signed address of a private file: what stands behind the endpoint, and until when it opens, signed with the
 * account's private key.
 */
export function signDelivery(endpoint: string, path: string, privateKey: string, expiresAt: number): string {
  const until = String(Math.floor(expiresAt / 1000));
  const signature = createHmac('sha1', privateKey).update(`${path}${until}`).digest('hex');
  return `${endpoint}/${path}${path.includes('?') ? '&' : '?'}ik-t=${until}&ik-s=${signature}`;
}
