import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withLaterTexts } from '../../i18n/with-later-texts.ts';
import { progressOf, type SearchedFor } from '../../flow/booking-request.ts';
import { nextStep } from '../../flow/next-step.ts';
import { bookingStore } from '../../flow/booking-store.ts';
import { useHotel } from './hotel-context.ts';
import { useResetSearch } from './use-reset-search.ts';
import { lazyPart } from '../../page/lazy-part.ts';

const CompletingDialog = lazyPart(() => withLaterTexts(import('./completing-dialog.tsx')));

/** Asks a guest who opens rooms with all of them chosen. Not one who has just chosen the last: that one is leaving. */
export function Completing({ rooms, place }: { rooms: SearchedFor['rooms']; place: 'results' | 'package' }) {
  const { hotelId } = useHotel();
  const { key } = useLocation();
  const navigate = useNavigate();
  const resetSearch = useResetSearch();
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    const request = bookingStore(hotelId).read();
    const { isAllBooked, isPaymentAllowed } = progressOf(request, rooms);
    const step = isPaymentAllowed ? `/${hotelId}/checkout/card-details` : nextStep(hotelId, request);
    setNext(isAllBooked ? step : null);
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each time the page is opened
  }, [hotelId, key]);
  if (next === null) return null;
  return (
    <Suspense>
      <CompletingDialog
        place={place}
        onComplete={() => void navigate(next)}
        onReset={() => {
          setNext(null);
          resetSearch();
        }}
      />
    </Suspense>
  );
}
