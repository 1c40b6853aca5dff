import { spread } from '../pricing/spread.ts';

/** What a hotel keeps of rooms that it cancels: what their policies say, or less. */
export type FeeChoice = 'policy' | { readonly minor: number };

/**
 * The fee of each room. Less than all policies together is shared out in the measure of their fees. Null where it would be
 * more: nobody agreed to that.
 */
export function chosenFees(byPolicy: readonly number[], choice: FeeChoice): number[] | null {
  if (choice === 'policy') return [...byPolicy];
  const most = byPolicy.reduce((sum, fee) => sum + fee, 0);
  return choice.minor > most ? null : spread(choice.minor, byPolicy);
}
