import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of ours asks. A browser sends the cookie along with what any other site makes it ask; but it also says
 * which site that is, and no page can make it lie about that.
 */
export function isOwnPage(headers: IncomingHttpHeaders, host: string, publicUrl: string): boolean {
  const { origin = '', 'sec-fetch-site': site = 'same-origin' } = headers;
  if (site !== 'same-origin' || !URL.canParse(origin)) return false;
  const { origin: given, host: givenHost, protocol } = new URL(origin);
  if (URL.canParse(publicUrl) && given === new URL(publicUrl).origin) return true;
  return givenHost === host && (protocol === 'https:' || protocol === 'http:');
}
