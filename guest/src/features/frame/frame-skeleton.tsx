import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';

export function FrameSkeleton({ isInside = false }: { isInside?: boolean }) {
  const { t } = useLingui();
  return (
    <div className="wrap frame-wait" role="status" aria-label={t`Please wait`}>
      {!isInside && <Skeleton width="12rem" height="2.5rem" gapAbove="1.25rem" />}
      <Skeleton width="60%" height="2.5rem" gapAbove="3rem" />
      <Skeleton width="100%" height="16rem" gapAbove="2rem" radius="var(--r-l)" />
      <Skeleton width="100%" height="16rem" gapAbove="1.5rem" radius="var(--r-l)" />
    </div>
  );
}
