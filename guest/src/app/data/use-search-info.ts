import { useEffect } from 'react';
import { listen } from '../flow/events.ts';
import { useVisit } from '../flow/visit.tsx';
import { useTransport } from './transport.tsx';

/** Tells the hotel what is looked for when dates or guests are applied, a rate is shown or booking begins. A note that is lost costs the guest nothing. */
export function useSearchInfo(): void {
  const transport = useTransport();
  const { language, currency } = useVisit();
  useEffect(
    () =>
      listen((event) => {
        if (!('search' in event) && event.name !== 'begin-checkout') return;
        // Fetched when it is first needed: nobody waits for a note.
        import('./tell-search.ts')
          .then(({ tellSearch }) => tellSearch(transport, event, { lang: language, currency }))
          .catch(() => {});
      }),
    [transport, language, currency],
  );
}
