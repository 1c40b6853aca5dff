import { formatSpan } from '@stayfront/ui/formats/format-span.ts';
import { useSyncExternalStore } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { dateAt, type Columns } from '../../features/calendar/columns.ts';
import type { SeenNights } from './seen-nights.ts';

/** Which nights are seen, in words. */
export function SeenSpan({ seen, columns }: { seen: SeenNights; columns: Columns }) {
  const { language } = useDesk();
  const [first, last] = useSyncExternalStore(seen.listen, seen.read, seen.read);
  const [from, to] = formatSpan(language, [dateAt(columns, first), dateAt(columns, last)], 'short', true);
  return (
    <span className="cal-span">
      {from} – {to}
    </span>
  );
}
