import { Trans } from '@lingui/react/macro';
import type { CancellationPolicies } from '@stayfront/contract/cancellation';
import type { Product } from '@stayfront/contract/offer';
import { clockIn } from '@stayfront/rules/language/clock-in';
import type { ReactNode } from 'react';
import type { Search } from '../../app/flow/search.ts';
import { formatDeadline } from '../../app/i18n/format-deadline.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

interface CancellationStepsProps {
  product: Product;
  search: Search;
  /** Its steps, once they have come; until then what the price itself says. */
  policies: CancellationPolicies | undefined;
}

/** A small calendar of what cancelling costs and when: people read dates faster than policies. */
export function CancellationSteps({ product, search, policies }: CancellationStepsProps) {
  const { language } = useVisit();
  const { timeZone, checkInTime } = useHotel().info;
  const { condition, freeUntil } = product.cancellationConditions;
  const isFree = condition === 'free' && freeUntil !== null;
  const deadline = isFree ? formatDeadline(language, freeUntil, timeZone) : '';
  const later = policies?.penalties.at(-1)?.text;
  const arrival = formatDay(language, search.stay.arrival, 'choosing');
  const steps: { key: string; isFree: boolean; when: ReactNode; what: ReactNode }[] = [
    {
      key: 'today',
      isFree: product.guaranteeType !== 'PrePay',
      when: <Trans>Today</Trans>,
      what:
        product.guaranteeType === 'PrePay' ? (
          <Trans>You book and pay.</Trans>
        ) : (
          <Trans>You book. Nothing is charged.</Trans>
        ),
    },
    ...(isFree
      ? [
          {
            key: 'free',
            isFree: true,
            when: <Trans>Until {deadline}</Trans>,
            what: <Trans>Cancel free of charge.</Trans>,
          },
        ]
      : []),
    {
      key: 'after',
      isFree: false,
      when: isFree ? (
        <Trans comment="Head of a step in time: after the day until which cancelling is free">After that</Trans>
      ) : (
        <Trans comment="Head of a step in time: from the booking on">From then on</Trans>
      ),
      what:
        later ??
        (condition === 'nonRefundable' ? <Trans>Non-refundable</Trans> : <Trans>Cancellation for a fee</Trans>),
    },
    {
      key: 'arrival',
      isFree: false,
      when: (
        <Trans>
          {arrival}, from {clockIn(language, checkInTime.from)}
        </Trans>
      ),
      what: <Trans>Check-in. No refund after arrival.</Trans>,
    },
  ];
  return (
    <ol className="cx">
      {steps.map((step) => (
        <li key={step.key} className={step.isFree ? 'on' : undefined}>
          <i />
          <b>{step.when}</b>
          <span>{step.what}</span>
        </li>
      ))}
    </ol>
  );
}
