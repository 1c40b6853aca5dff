/** The cookies that guests' choices are kept in, and for how many days. */
export const choiceCookies = {
  language: { name: 'stayfront-language', days: 365 },
  currency: { name: 'stayfront-currency', days: 365 },
  mode: { name: 'stayfront-mode', days: 365 },
  /** The hotel this browser was at last. */
  hotel: { name: 'stayfront-hotel', days: 365 },
  sorting: { name: 'sort-by', days: 365 },
} as const;

/** One for each hotel. */
export const consentCookie = (hotelId: number): { name: string; days: number } => ({
  name: `stayfront-consent-${hotelId}`,
  days: 180,
});
