import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { readLift } from '../../features/calendar/asked-lift.ts';
import { liftedNights } from '../../features/calendar/lifted-nights.ts';
import type { Edits, NightChange } from '../../features/calendar/pending.ts';
import type { ReadSheet } from '../../features/calendar/sheet.ts';
import { useDone } from '../../features/frame/undos.tsx';

interface AskedLift {
  sheet: ReadSheet | null;
  edits: Edits;
  /** What was pending before is there: the change lies over it. */
  isRead: boolean;
  mayEdit: boolean;
  onChange: (changes: readonly NightChange[]) => void;
}

/** The change that the address opens the calendar with becomes pending once, and leaves the address. */
export function useAskedLift({ sheet, edits, isRead, mayEdit, onChange }: AskedLift): void {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const tell = useDone();
  const asked = query.get('lift');
  // The sheet is another one once the change is pending, which may be before the address is.
  const taken = useRef<string | null>(null);
  const apply = useEffectEvent((): void => {
    const lift = readLift(asked);
    const changes = lift && mayEdit && sheet ? liftedNights(sheet, edits, lift) : [];
    // Its nights are still being read.
    if (!changes) return;
    taken.current = asked;
    setQuery(
      (before) => {
        before.delete('lift');
        return before;
      },
      { replace: true },
    );
    onChange(changes);
    if (!lift || !mayEdit) return;
    tell({
      text:
        changes.length > 0
          ? t`${plural(changes.length, { one: '# change is pending: review and save it', other: '# changes are pending: review and save them' })}`
          : t`Nothing in the calendar stands against it. Look at what the rate plans ask.`,
    });
  });
  useEffect(() => {
    if (asked === null) taken.current = null;
    else if (asked !== taken.current && isRead && sheet) apply();
  }, [asked, isRead, sheet]);
}
