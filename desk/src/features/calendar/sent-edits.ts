import type { CalendarEdit } from '@stayfront/contract/desk/calendar/shapes';
import { addDays, daysBetween, stayDate, weekdayOf } from '@stayfront/rules/stay/stay-date';
import type { Edits, NightChange, NightEdit } from './pending.ts';
import { rateRowId, type NightFields, type ReadSheet, type RowId } from './sheet.ts';

const weekdays = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'] as const;

/** What is pending, as the server takes it: nights that change alike are one edit, also every Friday of a season. */
export function sentEdits(sheet: ReadSheet, edits: Edits): CalendarEdit[] {
  return Object.entries(edits).flatMap(([rowId, nights]) => {
    const alike = new Map<string, { edit: NightEdit; version: string | undefined; dates: string[] }>();
    for (const [date, edit] of Object.entries(nights).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const version = sheet.versionOf(date);
      const key = JSON.stringify([edit.set, edit.isOver, version]);
      const known = alike.get(key);
      if (known) known.dates.push(date);
      else alike.set(key, { edit, version, dates: [date] });
    }
    return [...alike.values()].flatMap(({ edit, version, dates }) =>
      spansOf(dates).map((span) => ({
        ...namedRow(sheet, rowId),
        ...span,
        ...(version === undefined ? {} : { version }),
        ...(edit.isOver && version !== undefined ? { over: version } : {}),
        ...sentFields(edit.set),
      })),
    );
  });
}

const namedRow = (sheet: ReadSheet, rowId: RowId): Pick<CalendarEdit, 'room' | 'ratePlan'> => {
  const row = sheet.rows.get(rowId);
  if (row?.kind === 'rate') return { room: row.roomId, ratePlan: row.ratePlanId };
  return row?.kind === 'room' ? { room: row.roomId } : {};
};

function sentFields({ price, total, ...rules }: NightFields): Partial<CalendarEdit> {
  return {
    ...(total === undefined ? {} : { total }),
    ...(price === undefined ? {} : price === null ? { follow: true as const } : { price }),
    ...(Object.keys(rules).length > 0 ? { rules } : {}),
  };
}

type Span = Pick<CalendarEdit, 'from' | 'to' | 'weekdays'>;

/** Days as few spans: stretches that are at most a week apart, on the weekdays that they have throughout. */
function spansOf(dates: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const stretch of stretchesOf(dates, 7)) {
    const [from, to] = [stayDate(stretch[0] ?? ''), stayDate(stretch.at(-1) ?? '')];
    const wanted = new Set(stretch.map((date) => weekdayOf(stayDate(date))));
    const isThroughout = countOn(from, to, wanted) === stretch.length;
    if (isThroughout && wanted.size === 7) spans.push({ from, to });
    else if (isThroughout && stretch.length > 1)
      spans.push({ from, to, weekdays: weekdays.filter((_, day) => wanted.has(day)) });
    else
      spans.push(
        ...stretchesOf(stretch, 1).map((run) => ({ from: stayDate(run[0] ?? ''), to: stayDate(run.at(-1) ?? '') })),
      );
  }
  return spans.map((span) => (isPlain(span) ? { from: span.from, to: span.to } : span));
}

/** Every day of a short span is on one of its weekdays anyway. */
const isPlain = ({ from, to, weekdays: on }: Span): boolean =>
  on === undefined || daysBetween(stayDate(from), stayDate(to)) + 1 === on.length;

function stretchesOf(dates: readonly string[], apart: number): string[][] {
  const stretches: string[][] = [];
  for (const date of dates) {
    const last = stretches.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && daysBetween(stayDate(before), stayDate(date)) <= apart) last.push(date);
    else stretches.push([date]);
  }
  return stretches;
}

function countOn(from: string, to: string, wanted: ReadonlySet<number>): number {
  const days = daysBetween(stayDate(from), stayDate(to)) + 1;
  let count = 0;
  for (let day = 0; day < days; day++) if (wanted.has(weekdayOf(addDays(stayDate(from), day)))) count++;
  return count;
}

/** Edits of the server, such as those that lift a reason, as changes of nights. */
export function receivedChanges(edits: readonly CalendarEdit[]): NightChange[] {
  return edits.flatMap(({ room, ratePlan, from, to, weekdays: on, total, price, follow, rules = {} }) => {
    // Rules of a rate plan in all rooms are no row of the sheet.
    if (room === undefined && ratePlan !== undefined) return [];
    const rowId = room === undefined ? 'house' : ratePlan === undefined ? room : rateRowId(room, ratePlan);
    const set: NightFields = {
      ...(Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined)) as NightFields),
      ...(total === undefined ? {} : { total }),
      ...(price === undefined ? {} : { price }),
      ...(follow ? { price: null } : {}),
    };
    const days = daysBetween(stayDate(from), stayDate(to)) + 1;
    return Array.from({ length: days }, (_, day) => addDays(stayDate(from), day))
      .filter((date) => !on || on.some((name) => weekdays.indexOf(name) === weekdayOf(date)))
      .map((date) => ({ rowId, date, set }));
  });
}
