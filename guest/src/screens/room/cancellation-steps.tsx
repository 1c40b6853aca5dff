import { Trans } from '@lingui/react/macro';
import type { CancellationPolicies, OrderConditions } from '@stayfront/contract/cancellation';
import type { Product } from '@stayfront/contract/offer';
import { clockIn } from '@stayfront/rules/language/clock-in';
import type { Search } from '../../app/flow/search.ts';
import { DepositLine } from '../../features/offer/deposit-line.tsx';
import { formatDeadline } from '../../app/i18n/format-deadline.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { hasFeeSteps } from '../../features/offer/has-fee-steps.ts';
import { Timeline, type TimelineEntry } from '../../features/offer/timeline.tsx';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';
import { Suspense } from 'react';

interface CancellationStepsProps {
  product: Product;
  search: Search;
  /** Its steps, once they have come; until then what the price itself says. */
  policies: CancellationPolicies | undefined;
  /** What they come to for this stay. Asked for where there are several. */
  amounts: OrderConditions['roomStays'][number] | undefined;
}

const CancellationInSteps = lazyPart(() => withLaterTexts(import('./cancellation-in-steps.tsx')));

/** From the booking to the arrival: what is paid, until when cancelling is free, and what it costs then. */
export function CancellationSteps(props: CancellationStepsProps) {
  const { product, search, policies } = props;
  const [today, arrival] = useEnds(product, search);
  const oneFee = useOneFee(product, policies?.penalties.at(-1)?.text);
  const plain = <Timeline entries={[today, ...oneFee, arrival]} />;
  if (!policies || !hasFeeSteps(policies.penalties, policies.noShowFee)) return plain;
  return (
    <Suspense fallback={plain}>
      <CancellationInSteps ends={[today, arrival]} policies={policies} amounts={props.amounts} />
    </Suspense>
  );
}

/** What every timeline begins and ends with. */
function useEnds(product: Product, search: Search): readonly [TimelineEntry, TimelineEntry] {
  const { language } = useVisit();
  const { info } = useHotel();
  const isPrepaid = product.guaranteeType === 'PrePay';
  const arrival = formatDay(language, search.stay.arrival, 'choosing');
  return [
    {
      key: 'today',
      isFree: !isPrepaid,
      when: <Trans>Today</Trans>,
      what: product.deposit ? (
        <DepositLine deposit={product.deposit} currency={product.currency} />
      ) : isPrepaid ? (
        <Trans>You book and pay.</Trans>
      ) : (
        <Trans>You book. Nothing is charged.</Trans>
      ),
    },
    {
      key: 'arrival',
      isFree: false,
      when: (
        <Trans>
          {arrival}, from {clockIn(language, info.checkInTime.from)}
        </Trans>
      ),
      what: <Trans>Check-in. No refund after arrival.</Trans>,
    },
  ];
}

/** Free until a day, if it is, and then the one fee of the policy in its own words. */
function useOneFee({ cancellationConditions }: Product, later: string | undefined): TimelineEntry[] {
  const { language } = useVisit();
  const { timeZone } = useHotel().info;
  const { condition, freeUntil } = cancellationConditions;
  const isFree = condition === 'free' && freeUntil !== null;
  const deadline = isFree ? formatDeadline(language, freeUntil, timeZone) : '';
  const free = {
    key: 'free',
    isFree: true,
    when: <Trans>Until {deadline}</Trans>,
    what: <Trans>Cancel free of charge.</Trans>,
  };
  const after = {
    key: 'after',
    isFree: false,
    when: isFree ? (
      <Trans comment="Head of a step in time: after the day until which cancelling is free">After that</Trans>
    ) : (
      <Trans comment="Head of a step in time: from the booking on">From then on</Trans>
    ),
    what:
      later ?? (condition === 'nonRefundable' ? <Trans>Non-refundable</Trans> : <Trans>Cancellation for a fee</Trans>),
  };
  return isFree ? [free, after] : [after];
}
