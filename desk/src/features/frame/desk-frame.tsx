import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { houseQuery } from '../../app/data/house-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { HouseContext, useDesk } from '../../app/page/desk-context.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskNav } from './desk-nav.tsx';
import { DeskSearch, type Shown } from './desk-search.tsx';
import { NoAnswer } from './no-answer.tsx';
import { NotOpenNote } from './not-open-note.tsx';
import { PageWaiting } from './page-waiting.tsx';
import { Rescue } from './rescue.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { useLiveNews } from './use-live-news.ts';
import { useSendWaiting } from './use-send-waiting.ts';
import { useTopOfPage } from './use-top-of-page.ts';
import './frame.css';

/** What stands around every page of somebody who has signed in. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const { hotelId, language } = useDesk();
  const { data: house, error, refetch } = useQuery(houseQuery(useTransport(), hotelId, language));
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown>(null);
  useGoKeys();
  useTopOfPage();
  useLiveNews();
  useSendWaiting();
  if (!house) return error ? <NoAnswer onAgain={() => void refetch()} /> : <PageWaiting />;
  return (
    <HouseContext value={house}>
      <div className="desk">
        <a className="desk__skip" href="#main">
          <Trans>Skip to the page</Trans>
        </a>
        <DeskNav onSearch={() => setShown('palette')} />
        <main className="desk-main" id="main">
          <NotOpenNote />
          <Rescue place={pathname}>{children}</Rescue>
        </main>
        <DeskBar onSearch={() => setShown('palette')} />
        <DeskSearch shown={shown} onShow={setShown} />
      </div>
    </HouseContext>
  );
}
