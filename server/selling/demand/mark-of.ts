import { createHmac } from 'node:crypto';

/** What marks of one day are mixed with: 64 bits that nobody outside knows. */
export type MarkSeed = readonly [number, number];

export function markSeed(secret: string, hotelId: number, day: string): MarkSeed {
  const bytes = createHmac('sha256', createHmac('sha256', secret).update('visits').digest())
    .update(`${hotelId} ${day}`)
    .digest();
  return [bytes.readInt32LE(0), bytes.readInt32LE(4)];
}

/**
 * A number of 53 bits for a text, other every day: two rows of multiplications that end in one another. It stands in the
 * way of every search, where a hash that nobody could turn around by trying would cost more than the rest of counting.
 */
export function markOf([first, second]: MarkSeed, text: string): number {
  let one = 0xdeadbeef ^ first;
  let other = 0x41c6ce57 ^ second;
  for (let place = 0; place < text.length; place++) {
    const sign = text.charCodeAt(place);
    one = Math.imul(one ^ sign, 2_654_435_761);
    other = Math.imul(other ^ sign, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & other) + (one >>> 0);
}
