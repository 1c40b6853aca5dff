import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { houseQuery } from '../../app/data/house-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { HouseContext, useDesk } from '../../app/page/desk-context.tsx';
import { NoAnswer } from './no-answer.tsx';
import { PageWaiting } from './page-waiting.tsx';
import { Rescue } from './rescue.tsx';
import { useLiveNews } from './use-live-news.ts';
import { useTopOfPage } from './use-top-of-page.ts';

/** Around a page of somebody who has signed in that is done before anything else is, and has the window to itself. */
export function AloneFrame({ children }: { children: ReactNode }) {
  const { hotelId, language } = useDesk();
  const { data: house, error, refetch } = useQuery(houseQuery(useTransport(), hotelId, language));
  const { pathname } = useLocation();
  useTopOfPage();
  useLiveNews();
  if (!house) return error ? <NoAnswer onAgain={() => void refetch()} /> : <PageWaiting />;
  return (
    <HouseContext value={house}>
      <Rescue place={pathname}>{children}</Rescue>
    </HouseContext>
  );
}
