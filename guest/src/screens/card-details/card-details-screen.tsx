import { wayToPay, type WayToPay } from '@stayfront/rules/payment/way-to-pay';
import { useState, type ComponentType } from 'react';
import { Navigate } from 'react-router';
import { useVisit } from '../../app/flow/visit.tsx';
import { useOrders } from '../../features/basket/use-orders.ts';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { checkDetails } from '../../features/guest-details/check-details.ts';
import { GuaranteeByCard } from './guarantee-by-card.tsx';
import { PayAtHotel } from './pay-at-hotel.tsx';
import { PayOnline } from './pay-online.tsx';
import type { PaymentStepProps } from './payment-step.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';

const PayOutside = lazyPart(() => import('./pay-outside.tsx'));

const steps: Record<WayToPay, ComponentType<PaymentStepProps>> = {
  'at-hotel': PayAtHotel,
  'secure-fields': GuaranteeByCard,
  online: PayOnline,
};

/** The payment step, as the chosen rates want it. */
export default function CardDetailsScreen() {
  const { hotelId, config } = useHotel();
  const { isFramed } = useVisit();
  const [request] = useOrders();
  const [isCardAsked, setIsCardAsked] = useState(false);
  if (!request) return <FrameSkeleton isInside />;
  if (Object.keys(checkDetails(request.details, config)).length > 0)
    return <Navigate to={`/${hotelId}/checkout/guest-info`} replace />;
  const wanted = wayToPay(request.orders.map(({ product }) => product.guaranteeType));
  const way = isCardAsked && wanted === 'at-hotel' ? 'secure-fields' : wanted;
  const Step = isFramed && way !== 'at-hotel' ? PayOutside : steps[way];
  return <Step request={request} isCardAsked={isCardAsked} onCardAsked={() => setIsCardAsked(true)} />;
}
