import type { Product } from '@stayfront/contract/offer';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { CancellationPolicy, FeeStep } from '@stayfront/rules/cancellation/policy';
import { conditionOf, feeSteps, freeUntil, hasBegun } from '@stayfront/rules/cancellation/policy';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { keptJson, type KeptJson } from '../../platform/http/kept-json.ts';
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

/** What a product says of cancelling. */
export type Terms = Pick<Product, 'cancellationConditions' | 'cancellationPolicyText'>;
type WriteTerms = (texts: Texts, arrival: StayDate, now: Instant) => KeptJson<Terms>;
type Written = { readonly terms: KeptJson<Terms>; readonly steps: readonly FeeStep[]; readonly begun: number };

const keptTerms = 2_000;

/** Writes what a product says of cancelling, once for each arrival, language and step of the policy. */
export function termsWriter({ timeZone, currency }: PropertyDocument, policy: CancellationPolicy): WriteTerms {
  const written = new Map<string, Written>();
  return (texts, arrival, now) => {
    const key = `${texts.language} ${arrival}`;
    const known = written.get(key);
    if (known && known.begun === countBegun(known.steps, now)) return known.terms;
    const terms = keptJson<Terms>({
      cancellationConditions: cancellationOf({ policy, arrival }, timeZone, now),
      cancellationPolicyText: policyText(writeCancellationPolicy(texts, { policy, arrival, timeZone, currency, now })),
    });
    const steps = feeSteps(policy, arrival, timeZone);
    if (written.size >= keptTerms) written.clear();
    written.set(key, { terms, steps, begun: countBegun(steps, now) });
    return terms;
  };
}

/** Not by a filter: a search asks for every product that it finds. */
function countBegun(steps: readonly FeeStep[], now: Instant): number {
  let begun = 0;
  for (const step of steps) if (hasBegun(step, now)) begun++;
  return begun;
}
