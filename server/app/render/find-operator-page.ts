/** The hotel whose own area an address lies in, however it is written; null for guests' pages. */
export function findOperatorPage(url: string): string | null {
  const path = decode(url.split('?')[0] ?? '').replace(/\/+/g, '/');
  return /^\/(\d{1,10})\/config(?:\/.*)?$/i.exec(path)?.[1] ?? null;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Where links in mails lead: to the one page on which people sign in, which is the desk's. */
export function findOldSignIn(url: string): string | null {
  const [, hotelId, query = ''] = /^\/(\d{1,10})\/config\/sign-in\/?(\?.*)?$/i.exec(url) ?? [];
  return hotelId === undefined ? null : `/${hotelId}/desk/sign-in${query}`;
}

/** There, and back to where somebody wanted to be. */
export function signInFor(hotelId: string, url: string): string {
  const own = `/${hotelId}/config`;
  const wanted = url.startsWith(own) ? url : own;
  return `/${hotelId}/desk/sign-in?to=${encodeURIComponent(wanted)}`;
}
