import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';

export function RoomSkeleton() {
  const { t } = useLingui();
  return (
    <div className="wrap" role="status" aria-label={t`Please wait`}>
      <div className="gal" data-small="0">
        <Skeleton width="100%" height="100%" radius="0" />
      </div>
      <div className="rp">
        <div className="rp__head">
          <Skeleton width="40%" height="1rem" />
          <Skeleton width="70%" height="2.5rem" gapAbove="1rem" />
          <Skeleton width="55%" height="1rem" gapAbove="1rem" />
        </div>
        <Skeleton width="100%" height="24rem" radius="var(--r-l)" className="no-phone" />
      </div>
    </div>
  );
}
