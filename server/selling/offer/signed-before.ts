import { createHmac, hash } from 'node:crypto';

/**
 * How the release before has signed quotes: the text in whole blocks between the key and the key again. Only to read what
 * a guest still holds, which is twenty minutes old at most; it goes with the next release.
 */
export function signedBefore(secret: string): (text: string) => string {
  const key = createHmac('sha256', secret).update('quote').digest('hex');
  return (text) => hash('sha256', key + text.padEnd(Math.ceil(text.length / 64) * 64) + key, 'base64url');
}
