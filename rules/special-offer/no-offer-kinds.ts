/** Why an offer takes nothing off, from what a guest can do least about to what is changed most easily. */
export const noOfferKinds = [
  'not-on-sale',
  'not-these-dates',
  'not-this-rate',
  'not-this-room',
  'too-few-children',
  'too-few-adults',
  'too-late',
  'too-early',
  'arrival-weekday',
  'night-weekdays',
  'too-long',
  'too-short',
] as const;
