import { money } from '../money.ts';
import { penaltiesBy, type Penalty } from './penalties.ts';
import { stayFee, type StandingStay } from './stay-fee.ts';

/** The steps in which cancelling a room becomes dearer, each at the fee that stayFee keeps. */
export function stayPenalties(stay: StandingStay, timeZone: string): Penalty[] {
  const { policy, arrival, currency } = stay.quote;
  return penaltiesBy(policy, arrival, timeZone, (now) => money(stayFee(stay, timeZone, now), currency));
}
