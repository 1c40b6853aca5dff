/** Where links in older mails lead: to the one page on which people sign in, which is the desk's. */
export function findOldSignIn(url: string): string | null {
  const [, hotelId, query = ''] = /^\/(\d{1,9})\/config\/sign-in\/?(\?.*)?$/i.exec(url) ?? [];
  return hotelId === undefined ? null : `/${hotelId}/desk/sign-in${query}`;
}

/** There, and back to where somebody wanted to be. */
export function signInFor(hotelId: number, url: string): string {
  const signIn = `/${hotelId}/desk/sign-in`;
  return /^\/\d+\/desk\/?$/.test(url) ? signIn : `${signIn}?to=${encodeURIComponent(url)}`;
}
