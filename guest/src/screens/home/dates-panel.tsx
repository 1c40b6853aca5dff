import { useLingui } from '@lingui/react/macro';
import { nightCount, type Stay } from '@stayfront/rules/stay/stay-date';
import { lazy, Suspense, useState, type RefObject } from 'react';
import type { Search } from '../../flow/search.ts';
import { hotelToday } from '../../flow/search.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { StayLine } from '../../parts/stay-line.tsx';
import { useVisit } from '../../page/visit.tsx';
import { useHotel } from '../frame/hotel-context.ts';
import { PanelShell } from './panel-shell.tsx';

// The calendar brings its own machinery for every script and keyboard; it is fetched when it is first opened.
const StayCalendar = lazy(() => import('../../parts/stay-calendar.tsx'));

interface DatesPanelProps {
  search: Search;
  isSheet: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  onApply: (search: Search) => void;
  onClose: () => void;
}

export function DatesPanel({ search, isSheet, triggerRef, onApply, onClose }: DatesPanelProps) {
  const { t } = useLingui();
  const { info } = useHotel();
  const { now } = useVisit();
  const [stay, setStay] = useState<Stay>(search.stay);
  return (
    <PanelShell
      title={t`When would you like to stay?`}
      isSheet={isSheet}
      isTall
      triggerRef={triggerRef}
      note={<StayLine stay={stay} />}
      canApply={nightCount(stay) > 0}
      onApply={() => onApply({ ...search, stay })}
      onClose={onClose}
    >
      <Suspense fallback={<Skeleton width={isSheet ? '100%' : '44rem'} height="24rem" radius="var(--r-m)" />}>
        <StayCalendar
          stay={stay}
          today={hotelToday(info.timeZone, now)}
          timeZone={info.timeZone}
          months={isSheet ? 1 : 2}
          onChange={setStay}
        />
      </Suspense>
    </PanelShell>
  );
}
