import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What stands in the link of the mail that asks for a confirmation, and nowhere else: who books is given the token, but
 * only who reads the mail has this.
 */
export const mailCodeFrom = (secret: string, seed: Buffer): string =>
  createHmac('sha256', createHmac('sha256', secret).update('mail-code').digest()).update(seed).digest('base64url');

/** Takes equally long for a code that is nearly right and one that is not. */
export function isMailCodeOf(secret: string, seed: Buffer, code: string): boolean {
  const [right, given] = [Buffer.from(mailCodeFrom(secret, seed)), Buffer.from(code)];
  return right.length === given.length && timingSafeEqual(right, given);
}
