import { Skeleton } from '@stayfront/ui/parts/skeleton.tsx';

/** Rows of the height of those that come. */
export const DayWaiting = () => (
  <div className="day-lists" aria-hidden>
    {['arrivals', 'departures', 'staying'].map((list) => (
      <div key={list}>
        <Skeleton width="120px" height="20px" gapAbove="12px" />
        <Skeleton height="52px" gapAbove="16px" />
        <Skeleton height="52px" gapAbove="8px" />
        <Skeleton height="52px" gapAbove="8px" />
      </div>
    ))}
  </div>
);
