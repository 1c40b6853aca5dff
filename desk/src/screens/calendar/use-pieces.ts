import type { DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { calendarQuery, pieceCount, pieceOf } from '../../app/data/calendar-query.ts';
import { useTransport } from '../../app/data/transport.tsx';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import { readSheet } from '../../features/calendar/read-sheet.ts';

const together = (results: UseQueryResult<DeskCalendar>[]) => ({
  pieces: results.flatMap(({ data }) => (data ? [data] : [])),
  hasFailed: results.some(({ isError }) => isError),
  readAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt || Infinity)),
});

/** The pieces of the calendar that have been looked at, as one sheet. What is not there yet is asked for, and never waited for. */
export function usePieces(shown: string) {
  const { hotelId } = useDesk();
  const house = useHouse();
  const transport = useTransport();
  const { today } = house;
  const [wanted, setWanted] = useState<readonly number[]>([pieceOf(today, shown)]);
  const queries = useMemo(
    () => wanted.map((piece) => calendarQuery(transport, hotelId, today, piece)),
    [wanted, transport, hotelId, today],
  );
  const { pieces, hasFailed, readAt } = useQueries({ queries, combine: together });
  const sheet = useMemo(() => readSheet(pieces, house), [pieces, house]);
  /** Has these nights read; the new ones last, so that what is there stays where it is. */
  const want = useCallback(
    (from: string, to: string) => {
      const [first, last] = [Math.max(0, pieceOf(today, from)), Math.min(pieceCount - 1, pieceOf(today, to))];
      setWanted((before) => {
        const more: number[] = [];
        for (let piece = first; piece <= last; piece++) if (!before.includes(piece)) more.push(piece);
        return more.length === 0 ? before : [...before, ...more];
      });
    },
    [today],
  );
  return { sheet, pieces, hasFailed, readAt, want };
}
