import { Trans } from '@lingui/react/macro';
import type { Product } from '@stayfront/contract/offer';
import { CircleCheck, CircleMinus, Clock3 } from 'lucide-react';
import { formatDeadline } from '../../app/i18n/format-deadline.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { Badge } from '@stayfront/ui/parts/badge.tsx';

/** Until when cancelling is free, by the hotel's clock. Green only where it costs nothing. */
export function CancellationBadge({ conditions }: { conditions: Product['cancellationConditions'] }) {
  const { language } = useVisit();
  const { timeZone } = useHotel().info;
  if (conditions.condition === 'free' && conditions.freeUntil) {
    const deadline = formatDeadline(language, conditions.freeUntil, timeZone);
    return (
      <Badge tone="ok" icon={CircleCheck}>
        <Trans>Free cancellation until {deadline}</Trans>
      </Badge>
    );
  }
  return conditions.condition === 'nonRefundable' ? (
    <Badge icon={CircleMinus}>
      <Trans>Non-refundable</Trans>
    </Badge>
  ) : (
    <Badge icon={Clock3}>
      <Trans>Cancellation for a fee</Trans>
    </Badge>
  );
}
