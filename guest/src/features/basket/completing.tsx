import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { withLaterTexts } from '../../app/i18n/with-later-texts.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { completingStep } from '../../app/flow/next-step.ts';
import type { Search } from '../../app/flow/search.ts';
import { useHotel } from '../../app/page/hotel-context.ts';
import { lazyPart } from '@stayfront/ui/parts/lazy-part.ts';

const CompletingDialog = lazyPart(() => withLaterTexts(import('./completing-dialog.tsx')));

/** Asks a guest who opens rooms with all of them chosen. Not one who has just chosen the last: that one is leaving. */
export function Completing({ search, place }: { search: Search; place: 'results' | 'package' }) {
  const { hotelId } = useHotel();
  const { key } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    setIsAsking(completingStep(hotelId, bookingStore(hotelId).read(), search) !== null);
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each time the page is opened
  }, [hotelId, key]);
  if (!isAsking) return null;
  return (
    <Suspense>
      <CompletingDialog place={place} search={search} onClose={() => setIsAsking(false)} />
    </Suspense>
  );
}
