import type { Reservation } from '@stayfront/contract/reservation';
import { hotelBill } from '@stayfront/rules/booking/stay-bill';
import { nothingCarried } from '@stayfront/rules/cancellation/carried';
import { stayFee } from '@stayfront/rules/cancellation/stay-fee';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeBoundPolicy } from './write-bound-policy.ts';
import { policyText, writeCancellationPolicy } from './write-cancellation-policy.ts';
import { cancellationOf } from './cancellation-terms.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';

type Conditions = Pick<Reservation['roomStays'][number], 'cancellationConditions' | 'cancellationPolicyText'>;

/**
 * What cancelling a room costs, in words. One that was changed from a room whose price was kept promises no more than
 * that one did, whatever its rate says to others.
 */
export function stayConditions(
  { quote, services, carried }: Pick<StoredRoomStay, 'quote' | 'services' | 'carried'>,
  timeZone: string,
  texts: Texts,
  now: Instant,
): Conditions {
  const byRate = cancellationOf(quote, timeZone, now);
  const laterFee = stayFee({ quote, services, carried: nothingCarried }, timeZone, Infinity);
  const text = policyText(writeCancellationPolicy(texts, { ...quote, timeZone, now, laterFee }));
  const { leastFee } = carried;
  if (leastFee === 0) return { cancellationConditions: byRate, cancellationPolicyText: text };
  const keepsAll = leastFee >= hotelBill(quote, services).total || byRate.condition === 'nonRefundable';
  return {
    cancellationConditions: { condition: keepsAll ? 'nonRefundable' : 'flexible', freeUntil: null },
    cancellationPolicyText: writeBoundPolicy(texts, { leastFee, currency: quote.currency, text }),
  };
}
