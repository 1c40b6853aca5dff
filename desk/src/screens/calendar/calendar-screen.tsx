import { useMatches } from '@stayfront/ui/parts/use-matches.ts';
import { CalendarEmpty } from './calendar-empty.tsx';
import { CalendarTrouble } from './calendar-trouble.tsx';
import { CalendarWaiting } from './calendar-waiting.tsx';
import { MonthView } from './month-view.tsx';
import { SheetView } from './sheet-view.tsx';
import { useCalendar } from './use-calendar.ts';

/** Stock, prices and restrictions of all rooms and rates: a sheet at a desk, a month on a phone. */
export default function CalendarScreen() {
  const calendar = useCalendar();
  const isPhone = useMatches('(max-width: 599px)');
  const { looking, hasFailed } = calendar;
  if (looking && looking.sheet.rows.size < 2) return <CalendarEmpty />;
  if (!looking) return hasFailed ? <CalendarTrouble /> : <CalendarWaiting />;
  return isPhone ? (
    <MonthView calendar={calendar} looking={looking} />
  ) : (
    <SheetView calendar={calendar} looking={looking} />
  );
}
