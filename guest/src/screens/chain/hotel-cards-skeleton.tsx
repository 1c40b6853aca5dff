import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';

/** Three cards of the real geometry, so that nothing moves when the prices arrive. */
export function HotelCardsSkeleton() {
  const { t } = useLingui();
  return (
    <div className="hcards" role="status" aria-label={t`Please wait`}>
      {[1, 2, 3].map((card) => (
        <div className="room hcard" key={card}>
          <div className="pic">
            <Skeleton width="100%" height="100%" radius="0" />
          </div>
          <div className="hcard__b">
            <Skeleton width="55%" height="1.75rem" />
            <Skeleton width="40%" height="1rem" gapAbove="0.5rem" />
            <Skeleton width="90%" height="2.5rem" gapAbove="1rem" />
            <div className="hcard__f">
              <Skeleton width="9rem" height="3rem" />
              <Skeleton width="100%" height="2.75rem" radius="var(--r-m)" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
