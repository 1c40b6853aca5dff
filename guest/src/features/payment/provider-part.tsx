import { Suspense } from 'react';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';
import type { PaymentProps } from './payment-part.ts';
import { partOf } from './payment-parts.ts';

/** The provider's own part of a page that takes a payment: its page in a frame, or its fields. */
export function ProviderPart(props: PaymentProps) {
  const Payment = partOf(props.begun.paymentProvider)?.Payment;
  return <Suspense fallback={<Skeleton height="700px" />}>{Payment && <Payment {...props} />}</Suspense>;
}
