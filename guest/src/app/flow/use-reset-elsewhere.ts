import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BookingRequest } from './booking-request.ts';
import { bookingStore } from './booking-store.ts';

/** Whether another tab has begun anew while this one had rooms in the booking; and the way to have heard of it. */
export function useResetElsewhere(hotelId: number): readonly [boolean, () => void] {
  const [isReset, setIsReset] = useState(false);
  const before = useRef<BookingRequest | null>(null);
  const request = useSyncExternalStore(
    (onChange) => bookingStore(hotelId).subscribe(onChange),
    () => bookingStore(hotelId).read(),
    () => null,
  );
  const elsewhere = useRef(0);
  useEffect(() => {
    const changes = bookingStore(hotelId).changesElsewhere();
    const isFromElsewhere = changes !== elsewhere.current;
    if (isFromElsewhere && before.current && request && hasLost(before.current, request)) setIsReset(true);
    elsewhere.current = changes;
    before.current = request;
  }, [hotelId, request]);
  return [isReset, () => setIsReset(false)];
}

/** A booking that was made or is being paid for is not lost; its page says what became of it. */
const hasLost = (before: BookingRequest, after: BookingRequest): boolean =>
  before.orders.length > 0 && after.orders.length === 0 && after.sessionId !== before.sessionId && after.done === null;
