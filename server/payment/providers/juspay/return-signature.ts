import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 3986, also for the five signs that encodeURIComponent leaves. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Whether the return address was signed with the hotel's response key. A right signature says that the provider sent the
 * guest here with this status; it still is no reason to believe in a payment. Parameters come decoded once, as any
 * server reads them.
 */
export function isSignedReturn(params: Readonly<Record<string, string>>, responseKey: string): boolean {
  const { signature = '', signature_algorithm: algorithm, ...signed } = params;
  if (algorithm !== 'HMAC-SHA256') return false;
  const joined = Object.entries(signed)
    .map(([key, value]) => [encode(key), encode(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b))) // encoded they are ASCII: the order of signs is that of bytes
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  const right = createHmac('sha256', responseKey).update(encode(joined)).digest();
  const given = Buffer.from(decodedOnceMore(signature), 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The provider encodes the signature once or twice; base64 itself has no percent sign. */
function decodedOnceMore(signature: string): string {
  if (!signature.includes('%')) return signature;
  try {
    return decodeURIComponent(signature);
  } catch {
    return '';
  }
}
