import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Transport } from '@stayfront/contract/call';
import { HydrationBoundary, QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { TransportContext } from '../app/data/transport.tsx';
import { DeskContext, type Desk } from '../app/page/desk-context.tsx';
import { catchUpWithInput } from '../app/page/early-input.ts';
import { Rescue } from '../features/frame/rescue.tsx';
import { Undos } from '../features/frame/undos.tsx';
import { DeskRoutes } from './desk-routes.tsx';

interface RootProps {
  i18n: I18n;
  desk: Desk;
  transport: Transport;
  queryClient: QueryClient;
  queries?: DehydratedState;
  /** The browser's router or the server's. */
  router: (children: ReactNode) => ReactNode;
}

export function Root({ i18n, desk, transport, queryClient, queries, router }: RootProps) {
  useEffect(catchUpWithInput, []);
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <DeskContext value={desk}>
          <TransportContext value={transport}>
            <QueryClientProvider client={queryClient}>
              <HydrationBoundary state={queries}>
                <Rescue>
                  <Undos>{router(<DeskRoutes />)}</Undos>
                </Rescue>
              </HydrationBoundary>
            </QueryClientProvider>
          </TransportContext>
        </DeskContext>
      </I18nProvider>
    </StrictMode>
  );
}
