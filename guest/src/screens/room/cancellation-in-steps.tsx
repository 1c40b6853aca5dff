import type { CancellationPolicies, OrderConditions } from '@stayfront/contract/cancellation';
import { useHotel } from '../../app/page/hotel-context.ts';
import { Timeline, type TimelineEntry } from '../../features/offer/timeline.tsx';
import { useFeeEntries } from '../../features/offer/use-fee-entries.tsx';

interface CancellationInStepsProps {
  /** The booking and the arrival. */
  ends: readonly [TimelineEntry, TimelineEntry];
  policies: CancellationPolicies;
  /** What the steps come to for this stay, once that is known. */
  amounts: OrderConditions['roomStays'][number] | undefined;
}

/** A policy that becomes dearer in steps, which few rates have: it comes where it is needed. */
export default function CancellationInSteps({ ends: [today, arrival], policies, amounts }: CancellationInStepsProps) {
  const { config } = useHotel();
  const { steps, noShow } = useFeeEntries(
    {
      steps: amounts?.cancellationSteps ?? policies.penalties.map(({ until, fee = null }) => ({ until, fee })),
      noShowFee: amounts?.noShowFee ?? policies.noShowFee ?? null,
    },
    config.currency,
  );
  return <Timeline entries={[today, ...steps, arrival, ...noShow]} />;
}
