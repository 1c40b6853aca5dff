import type { DeskCancellation } from '@stayfront/contract/desk/cancellation';
import { readAmount } from '@stayfront/rules/currency/read-amount';

/** What is kept of rooms that are given up, by whoever gives them up: cancelled, or not come to. */
export type FeeTerms = Omit<DeskCancellation, 'reservationId' | 'version'>;

/** What somebody has chosen in the dialog so far; `tells` is null until it was said. */
export type CancelWish = {
  readonly rooms: readonly number[];
  readonly fee: 'policy' | 'lower' | 'none';
  readonly amount: string;
  readonly reason: string;
  readonly tells: boolean | null;
  /** Whether what is open of the fee is taken from the card; null until it was said. */
  readonly charges: boolean | null;
};

export type CancelSums = {
  readonly total: number;
  readonly policyFee: number;
  /** The least that whoever asks may keep; below it a manager decides. */
  readonly leastFee: number;
  /** What is kept as it was chosen; null where the typed amount is none, or more than the policy's. */
  readonly fee: number | null;
  /** What goes back; null where only the server can say it: of some rooms, or of a lower fee of several. */
  readonly back: number | null;
  /** Whether a card can be charged for it, and for how much; null where only the server can say the sum. */
  readonly charge: { readonly isPossible: boolean; readonly amount: number | null };
};

/** What cancelling these rooms so comes to. */
export function cancelSums(terms: FeeTerms, { rooms, fee: choice, amount }: CancelWish): CancelSums {
  const gone = terms.rooms.filter(({ roomStayIndex }) => rooms.includes(roomStayIndex));
  const total = gone.reduce((sum, room) => sum + room.total, 0);
  const policyFee = gone.reduce((sum, room) => sum + room.policyFee, 0);
  const typed = readAmount(amount, terms.hotelCurrency);
  const leastFee = terms.mayWaive === null ? 0 : Math.max(0, policyFee - terms.mayWaive);
  const lower = typed !== null && typed <= policyFee && typed >= leastFee ? typed : null;
  const fee = choice === 'policy' ? policyFee : choice === 'none' ? 0 : lower;
  return { total, policyFee, leastFee, fee, back: backOf(), charge: chargeOf() };

  function backOf(): number | null {
    if (terms.paid === 0) return 0;
    if (fee === null || gone.length < terms.rooms.length) return null;
    if (fee === policyFee) return terms.refundAtPolicy;
    if (fee === 0) return terms.refundAtNone;
    if (terms.refundAtPolicy === terms.refundAtNone) return terms.refundAtNone;
    // What was paid at the hotel counts as well: only where the two ends fit is what lies between them known.
    const isPlain = gone.length === 1 && terms.refundAtNone - policyFee === terms.refundAtPolicy;
    return isPlain ? terms.refundAtNone - fee : null;
  }

  function chargeOf(): CancelSums['charge'] {
    const { state, amount: atPolicy } = terms.guarantee;
    const isAll = gone.length === terms.rooms.length;
    // Each franc less of a fee is one less that is open of it.
    const least = Math.max(0, atPolicy - (policyFee - (fee ?? 0)));
    const isPossible = state === 'chargeable' && fee !== null && fee > 0 && (!isAll || least > 0);
    return { isPossible, amount: isAll ? least : null };
  }
}

export type CancelFault = 'rooms' | 'amount' | 'charges' | 'reason' | 'tells';

/** What is still missing, in the order in which it stands in the dialog. */
export function cancelFaults(wish: CancelWish, { fee, charge }: CancelSums, hasAddress: boolean): CancelFault[] {
  return [
    ...(wish.rooms.length === 0 ? (['rooms'] as const) : []),
    ...(fee === null ? (['amount'] as const) : []),
    ...(wish.charges === null && charge.isPossible ? (['charges'] as const) : []),
    ...(wish.reason.trim() === '' ? (['reason'] as const) : []),
    ...(wish.tells === null && hasAddress ? (['tells'] as const) : []),
  ];
}
