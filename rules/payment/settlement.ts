/**
 * Where a payment stands with us. `authorized` and `paid` are live: at most one per reservation and purpose.
 * `failed` and `expired` are not the end: on a hosted page a guest may try again, and a bank may answer late.
 */
export const intentStates = ['started', 'authorized', 'paid', 'failed', 'expired', 'refunding', 'refunded'] as const;
export type IntentState = (typeof intentStates)[number];

/** What the provider says became of the money. `released`: it was voided, or all of it was given back. */
export type Charge = 'unknown' | 'pending' | 'authorized' | 'captured' | 'failed' | 'released';

export type Standing = {
  readonly state: IntentState;
  readonly charge: Charge;
  /** The provider's amount and currency are those we asked for. */
  readonly isRightAmount: boolean;
  /** Another payment for the same purpose is live. */
  readonly hasOther: boolean;
  /** The time to pay has passed. */
  readonly isOver: boolean;
};

export type GiveBackReason = 'amount-mismatch' | 'surplus';
export type SettlementStep =
  | { readonly step: 'wait' | 'capture' | 'confirm' | 'fail' | 'expire' | 'note-return' }
  | { readonly step: 'give-back'; readonly why: GiveBackReason };

/** What to do next about a payment, given what we know and what the provider says now. The order of news plays no part. */
export function nextStep({ state, charge, isRightAmount, hasOther, isOver }: Standing): SettlementStep {
  // What is being given back or was given back is never taken again, whatever arrives late.
  if (state === 'refunding' || state === 'refunded') return { step: 'wait' };
  if (state === 'paid') return { step: charge === 'released' ? 'note-return' : 'wait' };
  switch (charge) {
    case 'captured':
    case 'authorized':
      if (!isRightAmount) return { step: 'give-back', why: 'amount-mismatch' };
      if (hasOther) return { step: 'give-back', why: 'surplus' };
      return { step: charge === 'captured' ? 'confirm' : 'capture' };
    case 'failed':
    case 'released':
      return { step: state === 'failed' ? 'wait' : 'fail' };
    case 'pending':
    case 'unknown':
      return { step: isOver && state === 'started' ? 'expire' : 'wait' };
  }
}
