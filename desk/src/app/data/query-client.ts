import { RefusedCall } from '@stayfront/contract/call';
import { QueryClient } from '@tanstack/react-query';

/** A refusal is an answer and is not asked for again; a lost connection is tried twice more. */
export const makeQueryClient = (isServer: boolean): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: isServer ? false : (failures, error) => !(error instanceof RefusedCall) && failures < 2,
        // What others change is told by the server (live news), and what it may have missed is asked for on coming back.
        staleTime: 30_000,
        ...(isServer ? { gcTime: Infinity } : {}),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
