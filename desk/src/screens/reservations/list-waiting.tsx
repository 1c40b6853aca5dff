import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';

/** Rows of the height of those that come; they are not seen before 300 ms have gone. */
export function ListWaiting() {
  const { t } = useLingui();
  return (
    <div className="late list-waiting" role="status" aria-label={t`The list is coming`}>
      {Array.from({ length: 12 }, (_, place) => (
        <div key={place} className="list-waiting__row">
          <Skeleton width="160px" height="14px" />
          <Skeleton width="180px" height="14px" />
          <Skeleton width="140px" height="14px" />
          <Skeleton width="90px" height="14px" />
        </div>
      ))}
    </div>
  );
}
