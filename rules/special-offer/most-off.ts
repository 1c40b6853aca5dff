import type { OpenOffer } from './apply-offers.ts';

/** A limit to what offers can take off a stay: a part of its price, and an amount. Quickly found, and seldom reached. */
export type MostOff = { readonly basisPoints: number; readonly minor: number };

/** All of them together, as if each were given on the full price. */
export function mostOff(open: readonly OpenOffer[], nights: number, persons: number): MostOff {
  let [basisPoints, minor] = [0, 0];
  for (const { offer } of open) {
    const { discount } = offer;
    if (discount.kind === 'percent') basisPoints += discount.basisPoints;
    else if (discount.kind === 'amount') minor += discount.minor * timesOf(discount.per, nights, persons);
    else basisPoints += 10_000; // which nights and which children: that is known only with their prices
    minor += nights; // what rounding adds
  }
  return { basisPoints: Math.min(10_000, basisPoints), minor };
}

function timesOf(per: 'night' | 'stay' | 'person' | 'person-night', nights: number, persons: number): number {
  switch (per) {
    case 'stay':
      return 1;
    case 'night':
      return nights;
    case 'person':
      return persons;
    case 'person-night':
      return nights * persons;
  }
}
