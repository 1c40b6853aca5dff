/**
 * Spreads an amount over weights so that the shares sum exactly to it: every share is rounded down, then the units left
 * over go to the largest remainders, the earlier of two equal ones first. While the amount is not above the sum of the
 * weights, no share is above its weight: a discount spread over nights makes no night cheaper than nothing.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) {
    if (amount !== 0) throw new RangeError(`There is nothing to spread ${amount} over`);
    return weights.map(() => 0);
  }
  const exact = weights.map((weight, i) => {
    const product = BigInt(amount) * BigInt(weight);
    return { i, share: Number(product / total), remainder: product % total };
  });
  const spare = amount - exact.reduce((sum, { share }) => sum + share, 0);
  const luckiest = exact.toSorted((a, b) =>
    a.remainder === b.remainder ? a.i - b.i : a.remainder > b.remainder ? -1 : 1,
  );
  const lucky = new Set(luckiest.slice(0, spare).map(({ i }) => i));
  return exact.map(({ i, share }) => (lucky.has(i) ? share + 1 : share));
}
