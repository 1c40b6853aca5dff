import { RefusedCall } from '@stayfront/contract/call';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { configQuery } from '../../app/data/config-query.ts';
import { customizationQuery } from '../../app/data/customization-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { NoAnswer } from '../../features/frame/no-answer.tsx';
import { PageWaiting } from '../../features/frame/page-waiting.tsx';
import { LookForm } from './look-form.tsx';
import './look.css';

/** Where people of the hotel choose how its pages look. */
export default function LookScreen() {
  const { hotelId } = useDesk();
  const transport = useTransport();
  const state = useQuery(customizationQuery(transport, hotelId));
  const config = useQuery(configQuery(transport, hotelId));
  const isSignedOut = state.error instanceof RefusedCall && state.error.problem.code === 'operator.missing';
  useEffect(() => {
    if (isSignedOut) location.replace(`/${hotelId}/desk/sign-in?to=/${hotelId}/config/customization`);
  }, [isSignedOut, hotelId]);
  useEffect(() => {
    document.body.classList.add('_config');
    return () => document.body.classList.remove('_config');
  }, []);

  if (state.data && config.data) return <LookForm first={state.data} subscription={config.data.subscription} />;
  const failed = [state, config].find(({ isError }) => isError);
  return failed && !isSignedOut ? <NoAnswer onAgain={() => void failed.refetch()} /> : <PageWaiting />;
}
