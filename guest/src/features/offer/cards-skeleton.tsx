import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';

/** Four cards of the real geometry, so that nothing moves when the rooms arrive. */
export function CardsSkeleton() {
  const { t } = useLingui();
  return (
    <div className="cards" role="status" aria-label={t`Please wait`}>
      {[1, 2, 3, 4].map((card) => (
        <div className="room" key={card}>
          <div className="room__main">
            <div className="pic">
              <Skeleton width="100%" height="100%" radius="0" />
            </div>
            <div className="room__body">
              <Skeleton width="55%" height="1.75rem" />
              <Skeleton width="70%" height="1rem" gapAbove="1rem" />
              <Skeleton width="100%" height="1rem" gapAbove="1.5rem" />
              <Skeleton width="90%" height="1rem" gapAbove="0.5rem" />
              <div className="room__foot">
                <Skeleton width="9rem" height="2rem" />
                <Skeleton width="9rem" height="2.75rem" radius="var(--r-m)" />
              </div>
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
