import { useCallback, useMemo, useState } from 'react';
import type { ReadSheet, SheetRow } from '../../features/calendar/sheet.ts';

/** The rows that are looked at: the rates of a room can be folded up into it. */
export function useOpenRooms(sheet: ReadSheet | null) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const names = sheet?.rows;
  const rows = useMemo(
    (): readonly SheetRow[] =>
      [...(names?.values() ?? [])].filter((row) => row.kind !== 'rate' || !folded.has(row.roomId)),
    [names, folded],
  );
  const fold = useCallback(
    (roomId: string) =>
      setFolded((before) => {
        const after = new Set(before);
        if (!after.delete(roomId)) after.add(roomId);
        return after;
      }),
    [],
  );
  return { rows, folded, fold };
}
