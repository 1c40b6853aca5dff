/** What the guest reads out at the desk: SB4- and ten characters, none of which looks like another. */
export type ReservationReference = string & { readonly ReservationReference: unique symbol };

const chars = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // no I and O, no 0 and 1: 32 letters, so five bits choose one evenly

/** Makes a reference out of ten random bytes; chance comes from outside, since rules are the same every time. */
export function referenceFrom(randomBytes: Uint8Array): ReservationReference {
  if (randomBytes.length !== 10) throw new RangeError('A reference needs ten random bytes');
  return `SB4-${Array.from(randomBytes, (byte) => chars[byte % 32]).join('')}` as ReservationReference;
}

/** Accepts what people type: lower case, and spaces around. */
export function readReference(text: string): ReservationReference | null {
  const tidy = text.trim().toUpperCase();
  return /^SB4-[A-Z0-9]{10}$/.test(tidy) ? (tidy as ReservationReference) : null;
}
