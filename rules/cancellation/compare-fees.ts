import { keepsAll, type CancellationFee, type CancellationPolicy } from './policy.ts';

/**
 * Whether one fee is more than another for every stay there could be. What is counted in different ways depends on the
 * stay: half of a price is less than its first night where there is only one. `null` then.
 */
export function compareFees(a: CancellationFee, b: CancellationFee): 'less' | 'same' | 'more' | null {
  if (keepsAll(a) || keepsAll(b)) return order(Number(keepsAll(a)), Number(keepsAll(b)));
  const [first, second] = [sizeOf(a), sizeOf(b)];
  return a.kind === b.kind || first === 0 || second === 0 ? order(first, second) : null;
}

const order = (a: number, b: number): 'less' | 'same' | 'more' => (a < b ? 'less' : a > b ? 'more' : 'same');

const sizeOf = (fee: CancellationFee): number =>
  fee.kind === 'nights' ? fee.nights : fee.kind === 'percent' ? fee.basisPoints : fee.minor;

/**
 * Whether for some stay a fee of a policy would by itself be less than one before it; feeAt then keeps that. Asked of
 * those from one of its steps on, the first of which is 0.
 */
export function hasCrossingFees({ fee, steps = [], noShow }: CancellationPolicy, from = 0): boolean {
  const fees = [fee, ...steps.map((step) => step.fee), ...(noShow ? [noShow] : [])];
  return fees.some(
    (later, place) => place >= from && fees.slice(0, place).some((earlier) => compareFees(later, earlier) === null),
  );
}
