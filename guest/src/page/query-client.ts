import { RefusedCall } from '@stayfront/contract/call';
import { QueryClient } from '@tanstack/react-query';

/**
 * A refusal is an answer and is not asked for again; a lost connection is tried twice more. Offline is no exception:
 * the library would wait in silence until the network is back, and then book without another word.
 */
export const makeQueryClient = (isServer: boolean): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: isServer ? false : (failures, error) => !(error instanceof RefusedCall) && failures < 2,
        ...(isServer ? { gcTime: Infinity } : {}),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
