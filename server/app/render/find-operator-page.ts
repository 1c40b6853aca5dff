/**
 * The hotel whose own area an address lies in, however it is written; null for guests' pages and for the one where
 * people of the hotel sign in.
 */
export function findOperatorPage(url: string): string | null {
  const path = decode(url.split('?')[0] ?? '').replace(/\/+/g, '/');
  const [, hotelId, rest = ''] = /^\/(\d{1,10})\/config(\/.*)?$/i.exec(path) ?? [];
  return hotelId === undefined || /^\/sign-in\/?$/i.test(rest) ? null : hotelId;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
