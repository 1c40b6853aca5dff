import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { useBeginAtTop } from '../../features/frame/use-begin-at-top.ts';
import { ErasedReservation } from '../../features/reservation/erased-reservation.tsx';
import { GoneReservation } from '../../features/reservation/gone-reservation.tsx';
import { HeldReservation } from '../../features/reservation/held-reservation.tsx';
import { manageStepIn, type ManageStep } from '../../features/reservation/manage-step.ts';
import type { ManageStepProps } from '../../features/reservation/manage-step-props.ts';
import { PaymentStep } from './payment-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { UnknownReservation } from '../../features/reservation/unknown-reservation.tsx';
import { useLinkedReservation } from '../../features/reservation/use-linked-reservation.ts';
import { useReservationLink } from '../../features/reservation/use-reservation-link.ts';

const steps: Record<ManageStep, ComponentType<ManageStepProps>> = {
  reservation: ReviewStep,
  profile: ProfileStep,
  payment: PaymentStep,
};

/** The guest's own page of a reservation: to look at, to change, and to cancel a room of. */
export default function ManageScreen() {
  const link = useReservationLink();
  const linked = useLinkedReservation(link);
  const [query] = useSearchParams();
  const step = manageStepIn(query);
  useBeginAtTop(step);
  if (linked.state === 'unknown') return <UnknownReservation />;
  if (linked.state === 'erased') return <ErasedReservation />;
  if (linked.state === 'silent') return <TryAgain onRetry={linked.retry} />;
  if (linked.state === 'waiting') return <FrameSkeleton isInside />;
  const { reservation } = linked;
  if (reservation.status === 'cancel' || reservation.status === 'discarded')
    return <GoneReservation reservation={reservation} />;
  if (reservation.status === 'held') return <HeldReservation reservation={reservation} link={link} />;
  const Step = steps[step];
  return <Step reservation={reservation} link={link} />;
}
