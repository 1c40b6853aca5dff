import type { Payrails } from '@payrails/web-sdk';
import { useCallback } from 'react';
import { useVisit } from '../../../app/flow/visit.tsx';
import { loadPayrails } from './load-payrails.ts';
import type { PayrailsSession } from './read-session.ts';

type Options = NonNullable<Parameters<typeof Payrails.init>[1]>;

/** Starts the provider's script as this hotel needs it: at the provider or at the sandbox, for money or as a trial. */
export function usePayrails(): (begun: PayrailsSession, returnInfo?: Options['returnInfo']) => Promise<Payrails> {
  const { payment } = useVisit();
  const isSandbox = payment?.sandboxOrigin != null;
  const environment = payment?.environment === 'sandbox' ? 'TEST' : 'PRODUCTION';
  return useCallback(
    async (begun, returnInfo) => {
      const sdk = await loadPayrails(isSandbox);
      // The type of the environment is an enum that is not there at run time.
      const client = sdk.init(begun, { environment, ...(returnInfo ? { returnInfo } : {}) } as Options);
      hideObserver();
      return client;
    },
    [isSandbox, environment],
  );
}

/** The script watches itself in a frame of one pixel and a border, which nobody is to see, to hear of or to tab to. */
function hideObserver(): void {
  const observer = document.getElementById('sdk-observer');
  observer?.classList.add('sr');
  observer?.setAttribute('aria-hidden', 'true');
  observer?.setAttribute('tabindex', '-1');
  observer?.setAttribute('title', 'Payrails');
}
