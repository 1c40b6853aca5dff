import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { readConsent, subscribeConsent } from '../flow/consent.ts';
import { listen } from '../flow/events.ts';
import { withLaterTexts } from '../i18n/with-later-texts.ts';
import { useVisit } from '../page/visit.tsx';
import { useHotel } from '../screens/frame/hotel-context.ts';
import type { ConsentBannerProps } from './consent-banner.tsx';
import { startTags } from './start-tags.ts';

const nothing = () => null;
const ConsentBanner = lazy<ComponentType<ConsentBannerProps>>(() =>
  withLaterTexts(import('./consent-banner.tsx')).catch(() => ({ default: nothing })),
);

/** A hotel's tags: what happens is told to them, and the guest is asked first. */
export default function Tags() {
  const hotel = useHotel();
  const { hotelId } = hotel;
  const { tags } = useVisit();
  const choice = useSyncExternalStore(subscribeConsent, () => readConsent(hotelId));
  const [isAskedFor, setIsAskedFor] = useState(false);
  useEffect(() => startTags(hotel, tags), [hotel, tags]);
  useEffect(() => listen(({ name }) => name === 'ask-consent' && setIsAskedFor(true)), []);
  // A page that lets no tags in has nothing to ask about by itself.
  if (!isAskedFor && (choice !== null || tags === null)) return null;
  return (
    <Suspense>
      <ConsentBanner
        key={String(isAskedFor)}
        choice={choice}
        isAskedFor={isAskedFor}
        onClose={() => setIsAskedFor(false)}
      />
    </Suspense>
  );
}
