import { Suspense } from 'react';
import { asksConsent } from '../../app/flow/asks-consent.ts';
import { useIsBrowser } from '../../app/flow/use-booking-request.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';

// Whoever counts visits must never keep anybody from booking.
const Tags = lazyPart(() => import('../consent/tags.tsx').catch(() => ({ default: () => null })));

/**
 * Tags are the browser's alone. They stand with the page, and so come after it was taken over: one that is drawn again
 * before, or whose texts change, is thrown away and made anew.
 */
export function BrowserTags() {
  const { config } = useHotel();
  const isBrowser = useIsBrowser();
  return isBrowser && asksConsent(config.trackers) ? (
    <Suspense>
      <Tags />
    </Suspense>
  ) : null;
}
