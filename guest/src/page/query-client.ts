import { RefusedCall } from '@stayfront/contract/call';
import { QueryClient } from '@tanstack/react-query';

/** A refusal is an answer and is not asked for again; a lost connection is tried twice more. */
export const makeQueryClient = (isServer: boolean): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: isServer ? false : (failures, error) => !(error instanceof RefusedCall) && failures < 2,
        ...(isServer ? { gcTime: Infinity } : {}),
      },
      mutations: { retry: false },
    },
  });
