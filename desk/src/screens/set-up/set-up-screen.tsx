import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { setUpQuery } from '../../app/data/set-up-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk } from '../../app/page/desk-context.tsx';
import { LostPage } from '../../features/frame/lost-page.tsx';
import { NoAnswer } from '../../features/frame/no-answer.tsx';
import { PageWaiting } from '../../features/frame/page-waiting.tsx';
import { HouseOpen } from '../../features/house/house-open.tsx';
import { SetUpPage } from './set-up-page.tsx';
import { firstOpen, isStep } from './steps.ts';

/** From a name to a page that guests can book, step by step. Which one stands in the address. */
export default function SetUpScreen() {
  const { hotelId } = useDesk();
  const { step } = useParams();
  const { data: setUp, error, refetch } = useQuery(setUpQuery(useTransport(), hotelId));
  if (step !== undefined && !isStep(step)) return <LostPage />;
  if (!setUp) return error ? <NoAnswer onAgain={() => void refetch()} /> : <PageWaiting />;
  return (
    <HouseOpen>
      <SetUpPage setUp={setUp} step={step ?? firstOpen(setUp)} />
    </HouseOpen>
  );
}
