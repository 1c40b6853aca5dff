import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { bookingStore } from '../../app/flow/booking-store.ts';
import type { Screen } from '../../app/page/screen.ts';
import { listenForDesk } from '../../app/page/listen-for-desk.ts';
import { tagsOf } from '../../app/page/tags-of.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { useHotel } from '../../app/page/hotel-context.ts';

/**
 * A payment is taken in a document of its own, and so is everything that lets a hotel's tags in: a policy is a
 * document's for life, so whoever comes here from a screen with another one loads the page anew. What the guest has
 * chosen and typed is kept meanwhile. In a frame nothing is paid.
 */
export function OwnDocument({ entry, children }: { entry: Screen; children: ReactNode }) {
  const { hotelId, config } = useHotel();
  const { payment, tags, isFramed } = useVisit();
  const [query] = useSearchParams();
  const isOpenForPayment =
    !entry.takesPayment || isFramed || payment !== undefined || config.paymentSolutionsProvider === null;
  const isOwn = isOpenForPayment && tagsOf(entry, config, query) === tags;
  useEffect(() => {
    if (isOwn) return;
    // Where nothing can be stored the booking goes with the page's own entry of the history.
    const store = bookingStore(hotelId);
    store.write(store.read());
    location.reload();
  }, [isOwn, hotelId]);
  const queryClient = useQueryClient();
  useEffect(() => listenForDesk(queryClient), [queryClient]);
  return isOwn ? children : <FrameSkeleton isInside />;
}
