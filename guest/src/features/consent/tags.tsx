import { Suspense, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { channelCookies } from '../../app/flow/channel-cookies.ts';
import { readConsent, subscribeConsent } from '../../app/flow/consent.ts';
import { cookieNamed } from '../../app/flow/cookie-named.ts';
import { listen } from '../../app/flow/events.ts';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';
import type { ConsentBannerProps } from './consent-banner.tsx';
import { startTags } from './start-tags.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';

const nothing = () => null;
const ConsentBanner = lazyPart<ComponentType<ConsentBannerProps>>(() =>
  withLaterTexts(import('./consent-banner.tsx')).catch(() => ({ default: nothing })),
);

/** A hotel's tags: what happens is told to them, and the guest is asked first. */
export default function Tags() {
  const hotel = useHotel();
  const { hotelId } = hotel;
  const { tags } = useVisit();
  const { pathname, search } = useLocation();
  const choice = useSyncExternalStore(subscribeConsent, () => readConsent(hotelId));
  const [isAskedFor, setIsAskedFor] = useState(false);
  const hasTags = hotel.config.trackers.tagManagerId !== undefined;
  useEffect(() => (hasTags ? startTags(hotel, tags) : undefined), [hotel, tags, hasTags]);
  useEffect(() => listen(({ name }) => name === 'ask-consent' && setIsAskedFor(true)), []);
  // A page that lets no tags in has nothing to ask about by itself, but for the hotel-shop's guests where they land.
  const isSent = /[?&]hsclick=/.test(search) || cookieNamed(channelCookies.hotelShopClick) !== undefined;
  const isShopAsking = !hasTags && isSent && /^\/\d+(\/room\/[^/]+)?\/?$/.test(pathname);
  if (!isAskedFor && (choice !== null || (tags === null && !isShopAsking))) return null;
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
