import { useEffect, type ReactNode } from 'react';
import { useVisit } from '../../page/visit.tsx';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { useHotel } from './hotel-context.ts';

/**
 * A payment is taken in a document of its own: a policy is a document's for life, so whoever comes here from another
 * screen loads the page anew. What the guest has chosen and typed is kept meanwhile.
 */
export function OwnDocument({ children }: { children: ReactNode }) {
  const { config } = useHotel();
  const { payment } = useVisit();
  const isOwn = payment !== undefined || config.paymentSolutionsProvider === null;
  useEffect(() => {
    if (!isOwn) location.reload();
  }, [isOwn]);
  return isOwn ? children : <FrameSkeleton isInside />;
}
