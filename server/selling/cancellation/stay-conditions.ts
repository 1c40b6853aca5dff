import type { Reservation } from '@stayfront/contract/reservation';
import { feeOf, feeSteps, hasBegun, type CancellationFee } from '@stayfront/rules/cancellation/policy';
import { pricedStay } from '@stayfront/rules/cancellation/priced-stay';
import { stayNoShowFee } from '@stayfront/rules/cancellation/stay-fee';
import { stayPenalties } from '@stayfront/rules/cancellation/stay-penalties';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { feeWords } from './fee-words.ts';
import { writeBoundPolicy } from './write-bound-policy.ts';
import { policyText, writeCancellationPolicy } from './write-cancellation-policy.ts';
import { cancellationOf } from './cancellation-terms.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';

type Conditions = Pick<
  Reservation['roomStays'][number],
  'cancellationConditions' | 'cancellationPolicyText' | 'cancellationSteps' | 'noShowFee'
>;
type Sold = Pick<StoredRoomStay, 'quote' | 'services' | 'carried'>;

/**
 * What cancelling a room costs, in words and in steps. One that was changed from a room whose price was kept promises no
 * more than that one did, whatever its rate says to others.
 */
export function stayConditions(stay: Sold, timeZone: string, texts: Texts, now: Instant): Conditions {
  const { quote, services, carried } = stay;
  const priced = pricedStay(quote, services);
  const byRate = cancellationOf(quote, timeZone, now);
  const text = policyText(writeCancellationPolicy(texts, { ...quote, timeZone, now, priced }));
  const steps = stepsAhead(stay, timeZone, texts, now);
  const { leastFee } = carried;
  if (leastFee === 0) return { cancellationConditions: byRate, cancellationPolicyText: text, ...steps };
  const keepsAll = leastFee >= priced.total.minor || byRate.condition === 'nonRefundable';
  return {
    cancellationConditions: { condition: keepsAll ? 'nonRefundable' : 'flexible', freeUntil: null },
    cancellationPolicyText: writeBoundPolicy(texts, { leastFee, currency: quote.currency, text }),
    ...steps,
  };
}

/** The amounts that are kept from now on, each beside how it is counted where that alone explains it. */
function stepsAhead(
  stay: Sold,
  timeZone: string,
  texts: Texts,
  now: Instant,
): Pick<Conditions, 'cancellationSteps' | 'noShowFee'> {
  const { policy, arrival, currency } = stay.quote;
  const priced = pricedStay(stay.quote, stay.services);
  const counted = (fee: CancellationFee | undefined, amount: number): string | null =>
    fee && fee.kind !== 'fixed' && feeOf(fee, priced).minor === amount ? feeWords(texts, fee, currency) : null;
  const fees = feeSteps(policy, arrival, timeZone);
  const feeIn = (instant: Instant) => fees.findLast((step) => hasBegun(step, instant))?.fee;
  const noShow = stayNoShowFee(stay);
  return {
    cancellationSteps: stayPenalties(stay, timeZone)
      .filter(({ until }) => until === null || now <= until)
      .map(({ until, fee: { minor } }) => ({
        until: until === null ? null : new Date(until).toISOString(),
        amount: minor,
        fee: minor === 0 ? null : counted(feeIn(until ?? Infinity), minor),
      })),
    noShowFee: policy.noShow ? { amount: noShow, fee: counted(policy.noShow, noShow) } : null,
  };
}
