import type { Product } from '@stayfront/contract/offer';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { CancellationPolicy } from '@stayfront/rules/cancellation/policy';
import { conditionOf, freeUntil } from '@stayfront/rules/cancellation/policy';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { jsonInside } from '../../platform/http/json-bytes.ts';
import { policyText, writeCancellationPolicy } from './write-cancellation-policy.ts';

/** Badge, policy text and fee all follow from the rule in the quote. */
export function cancellationOf(
  { policy, arrival }: { policy: CancellationPolicy; arrival: StayDate },
  timeZone: string,
  now: Instant,
): Product['cancellationConditions'] {
  const deadline = freeUntil(policy, arrival, timeZone);
  return {
    condition: conditionOf(policy, arrival, timeZone, now),
    freeUntil: deadline === null ? null : new Date(deadline).toISOString(),
  };
}

type WriteTerms = (texts: Texts, arrival: StayDate, now: Instant) => Uint8Array;
type Written = { readonly json: Uint8Array; readonly isFree: boolean; readonly deadline: Instant | null };

const keptTerms = 2_000;

/** Writes what a product says of cancelling, as JSON without braces: once for each arrival, language and side of the deadline. */
export function termsWriter({ timeZone, currency }: PropertyDocument, policy: CancellationPolicy): WriteTerms {
  const written = new Map<string, Written>();
  return (texts, arrival, now) => {
    const key = `${texts.language} ${arrival}`;
    const known = written.get(key);
    if (known && known.isFree === (known.deadline !== null && now <= known.deadline)) return known.json;
    const deadline = freeUntil(policy, arrival, timeZone);
    const json = jsonInside({
      cancellationConditions: cancellationOf({ policy, arrival }, timeZone, now),
      cancellationPolicyText: policyText(writeCancellationPolicy(texts, { policy, arrival, timeZone, currency, now })),
    });
    if (written.size >= keptTerms) written.clear();
    written.set(key, { json, deadline, isFree: deadline !== null && now <= deadline });
    return json;
  };
}
