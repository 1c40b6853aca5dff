import { useLingui } from '@lingui/react/macro';
import type { Product } from '@stayfront/contract/offer';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cancellationPoliciesQuery } from '../../app/data/cancellation-policies-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useBookingRequest } from '../../app/flow/use-booking-request.ts';
import { CancellationBadge } from './cancellation-badge.tsx';
import { Tooltip } from '@stayfront/ui/parts/tooltip.tsx';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

interface CancellationTipProps {
  roomId: string;
  stay: Stay;
  product: Product;
}

/** The badge; whoever points at it, tabs to it or touches it reads the policy. */
export function CancellationTip({ roomId, stay, product }: CancellationTipProps) {
  const { t } = useLingui();
  const { hotelId } = useHotel();
  const { language } = useVisit();
  const [{ sessionId }] = useBookingRequest(hotelId);
  const [isWanted, setIsWanted] = useState(false);
  const asked = { stay, roomId, ratePlanId: product.ratePlanId };
  const policies = useQuery({
    ...cancellationPoliciesQuery(useTransport(), hotelId, sessionId, asked, language),
    enabled: isWanted,
  });
  // Until the answer comes, and where it does not, what came with the price is said.
  const text =
    policies.data?.text || product.cancellationPolicyText || t`The hotel tells you its conditions on request.`;
  return (
    <Tooltip text={text} onOpen={() => setIsWanted(true)}>
      <CancellationBadge conditions={product.cancellationConditions} />
    </Tooltip>
  );
}
