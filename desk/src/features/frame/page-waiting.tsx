import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';

/** The frame stays while a page comes. */
export function PageWaiting() {
  const { t } = useLingui();
  return (
    <div className="page-body" role="status" aria-label={t`The page is coming`}>
      <Skeleton width="220px" height="28px" gapAbove="24px" />
      <Skeleton height="120px" gapAbove="24px" />
      <Skeleton height="240px" gapAbove="24px" />
    </div>
  );
}
