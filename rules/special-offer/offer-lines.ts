import { spread } from '../pricing/spread.ts';

/** What one offer has taken off a stay. */
export type OfferLine = { readonly offerId: string; readonly minor: number };

/**
 * The lines of a bill whose discounts come to `discount`: in another currency nights are exchanged one by one, and the
 * offers share what that adds up to. What they leave is the promotion's, which has no line among them.
 */
export function offerLines(
  offers: readonly OfferLine[],
  hotelDiscount: number,
  discount: number,
): readonly OfferLine[] {
  if (offers.length === 0 || discount === hotelDiscount) return offers;
  const minors = offers.map(({ minor }) => minor);
  const rest = hotelDiscount - minors.reduce((sum, minor) => sum + minor, 0);
  const shares = spread(discount, [...minors, rest]);
  return offers.map((line, i) => ({ ...line, minor: shares[i] ?? 0 }));
}
