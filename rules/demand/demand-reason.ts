/** Why a party found nothing for its stay: what a hotel can do something about, or has to know. */
export const demandReasons = [
  'stay-length',
  'arrival',
  'departure',
  'closed',
  'too-soon',
  'too-far',
  'guests',
  'sold-out',
] as const;
export type DemandReason = (typeof demandReasons)[number];
