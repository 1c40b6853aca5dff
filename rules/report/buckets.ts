/** From how many to how many, both included. */
export type Bucket<Key extends string = string> = { readonly key: Key; readonly from: number; readonly to: number };

const rest = 2_147_483_647;

/** Days from booking to arrival. What was booked after its arrival, as from another system, is among the first. */
export const leadBuckets = [
  { key: '0', from: -rest, to: 0 },
  { key: '1-3', from: 1, to: 3 },
  { key: '4-14', from: 4, to: 14 },
  { key: '15-30', from: 15, to: 30 },
  { key: '31-90', from: 31, to: 90 },
  { key: '91', from: 91, to: rest },
] as const satisfies readonly Bucket[];

/** Nights from arrival to departure. */
export const lengthBuckets = [
  { key: '1', from: 0, to: 1 },
  { key: '2', from: 2, to: 2 },
  { key: '3', from: 3, to: 3 },
  { key: '4-6', from: 4, to: 6 },
  { key: '7', from: 7, to: rest },
] as const satisfies readonly Bucket[];

export type LeadKey = (typeof leadBuckets)[number]['key'];
export type LengthKey = (typeof lengthBuckets)[number]['key'];
export const leadKeys = leadBuckets.map(({ key }) => key) as [LeadKey, ...LeadKey[]];
export const lengthKeys = lengthBuckets.map(({ key }) => key) as [LengthKey, ...LengthKey[]];

/** Every number is in one of them. */
export function bucketOf<Key extends string>(buckets: readonly Bucket<Key>[], value: number): Key {
  const found = buckets.find(({ from, to }) => value >= from && value <= to);
  if (!found) throw new RangeError(`${value} is in no bucket`);
  return found.key;
}
