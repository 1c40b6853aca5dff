import { RefusedCall } from '@stayfront/contract/call';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { customizationQuery } from '../../app/data/customization-query.ts';
import { operatorQuery } from '../../app/data/operator-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { FrameSkeleton } from '../../features/frame/frame-skeleton.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import { TryAgain } from '../../features/frame/try-again.tsx';
import { CustomizationForm } from './customization-form.tsx';
import './customization.css';

/** Where people of the hotel choose how its pages look. */
export default function CustomizationScreen() {
  const { hotelId } = useHotel();
  const transport = useTransport();
  const state = useQuery(customizationQuery(transport, hotelId));
  const operator = useQuery(operatorQuery(transport, hotelId));
  const isSignedOut = isMissing(state.error) || isMissing(operator.error);
  useEffect(() => {
    if (isSignedOut) location.replace(`/${hotelId}/desk/sign-in?to=/${hotelId}/config/customization`);
  }, [isSignedOut, hotelId]);

  const failed = state.isError ? state : operator.isError ? operator : null;
  if (failed && !isSignedOut) return <TryAgain error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!state.data || !operator.data) return <FrameSkeleton />;
  return <CustomizationForm first={state.data} operator={operator.data} />;
}

const isMissing = (error: Error | null): boolean =>
  error instanceof RefusedCall && error.problem.code === 'operator.missing';
