/**
 * The cookie of an operator's session: one per hotel, so that whoever works for two is signed in at both. Over https it
 * has the prefix that keeps other hosts and paths from setting it.
 */
export const operatorCookieName = (hotelId: number | string, publicUrl: string): string =>
  `${publicUrl.startsWith('https:') ? '__Host-' : ''}stayfront_operator_${hotelId}`;
