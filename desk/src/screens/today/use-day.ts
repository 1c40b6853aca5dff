import type { DeskDay } from '@stayfront/contract/desk/day';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayQuery } from '../../app/data/day-query.ts';
import type { KeptDay } from '../../app/data/kept-day.ts';
import { keep } from '../../app/data/kept-store.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';

type ShownDay = {
  readonly day: DeskDay | undefined;
  /** When it was so; null where there is none. */
  readonly since: number | null;
  readonly hasFailed: boolean;
  readonly readAgain: () => void;
};

/** The lists of a day. Today's last one is kept on the device, to be read without a network. */
export function useDay(shown: string): ShownDay {
  const { hotelId } = useDesk();
  const house = useHouse();
  const { data: day, error, refetch, dataUpdatedAt } = useQuery(dayQuery(useTransport(), hotelId, shown));
  useEffect(() => {
    if (day && day.day === day.today) void keep(hotelId, 'day', { day, house, at: dataUpdatedAt } satisfies KeptDay);
  }, [hotelId, house, day, dataUpdatedAt]);
  return { day, since: day ? dataUpdatedAt : null, hasFailed: error !== null, readAgain: () => void refetch() };
}
