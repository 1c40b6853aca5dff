/**
 * Spreads an amount over weights so that the shares sum exactly to it: every share is rounded down, then the units left
 * over go to the largest remainders, the earlier of two equal ones first. While the amount is not above the sum of the
 * weights, no share is above its weight: a discount spread over nights makes no night cheaper than nothing.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  let [total, heaviest] = [0, 0];
  for (const weight of weights) {
    total += weight;
    if (weight > heaviest) heaviest = weight;
  }
  // Big integers are slow, and a search spreads dozens of ordinary amounts.
  const isCountable = amount >= 0 && total <= Number.MAX_SAFE_INTEGER && amount * heaviest <= Number.MAX_SAFE_INTEGER;
  return isCountable ? spreadSmall(amount, weights, total) : spreadLarge(amount, weights);
}

function spreadSmall(amount: number, weights: readonly number[], total: number): number[] {
  if (total === 0) return spreadOverNothing(amount, weights);
  const shares: number[] = [];
  const remainders: number[] = [];
  let spare = amount;
  for (const weight of weights) {
    const product = amount * weight;
    const remainder = product % total;
    const share = (product - remainder) / total;
    shares.push(share);
    remainders.push(remainder);
    spare -= share;
  }
  for (; spare > 0; spare--) {
    let luckiest = 0;
    for (let i = 1; i < remainders.length; i++) if ((remainders[i] ?? 0) > (remainders[luckiest] ?? 0)) luckiest = i;
    shares[luckiest] = (shares[luckiest] ?? 0) + 1;
    remainders[luckiest] = -1;
  }
  return shares;
}

function spreadLarge(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return spreadOverNothing(amount, weights);
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

function spreadOverNothing(amount: number, weights: readonly number[]): number[] {
  if (amount !== 0) throw new RangeError(`There is nothing to spread ${amount} over`);
  return weights.map(() => 0);
}
