import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Transport } from '@stayfront/contract/call';
import { HydrationBoundary, QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { TransportContext } from '../app/data/transport.tsx';
import { Toasts } from '@stayfront/ui/parts/toasts.tsx';
import { AppRoutes } from './routes.tsx';
import { Rescue } from '../features/frame/rescue.tsx';
import { WaitingLine } from '../features/frame/waiting-line.tsx';
import { VisitContext, type Visit } from '../app/flow/visit.tsx';

export interface RootProps {
  i18n: I18n;
  visit: Visit;
  transport: Transport;
  queryClient: QueryClient;
  queries?: DehydratedState;
  /** The browser's router or the server's. */
  router: (children: ReactNode) => ReactNode;
}

export function Root({ i18n, visit, transport, queryClient, queries, router }: RootProps) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <VisitContext value={visit}>
          <TransportContext value={transport}>
            <QueryClientProvider client={queryClient}>
              <HydrationBoundary state={queries}>
                <Rescue>
                  <Toasts>{router(<AppRoutes isDemo={visit.isDemo} />)}</Toasts>
                  <WaitingLine />
                </Rescue>
              </HydrationBoundary>
            </QueryClientProvider>
          </TransportContext>
        </VisitContext>
      </I18nProvider>
    </StrictMode>
  );
}
