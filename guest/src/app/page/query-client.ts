import { RefusedCall } from '@stayfront/contract/call';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * A refusal is an answer and is not asked for again; a lost connection is tried twice more. Offline is no exception:
 * the library would wait in silence until the network is back, and then book without another word.
 */
export function makeQueryClient(isServer: boolean): QueryClient {
  // A house that has closed since the page was opened says so in any answer: the frame, which asks, shows its notice.
  const onError = (error: Error): void => {
    if (error instanceof RefusedCall && error.problem.code === 'hotel.maintenance')
      void client.invalidateQueries({ queryKey: ['config'] });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: isServer ? false : (failures, error) => !(error instanceof RefusedCall) && failures < 2,
        ...(isServer ? { gcTime: Infinity } : {}),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}
