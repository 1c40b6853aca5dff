import { addDays, daysBetween, type StayDate } from '../stay/stay-date.ts';
import { readLines, type FeedLine } from './feed-lines.ts';
import { feedClock, readDuration, readFeedTime, type FeedClock, type FeedTime } from './feed-time.ts';
import { daysOfRule, readRule } from './repeat.ts';

/** Nights on which something is taken; `to` is the day of leaving, which is no night. */
export type FeedBlock = { readonly uid: string; readonly from: StayDate; readonly to: StayDate };

export const feedFaults = ['not-a-calendar', 'cut-off', 'unreadable', 'repeats', 'too-long'] as const;
/** Why nothing is taken of a feed, and where in it. What cannot be read might be a guest's stay: then all of it is refused. */
export type FeedFault = { readonly fault: (typeof feedFaults)[number]; readonly line: number };

export const mostEvents = 5_000;
const mostStarts = 50_000;

type Reading = {
  readonly timeZone: string;
  /** Nights that are looked at: from the first up to the last, which is not one of them. */
  readonly from: StayDate;
  readonly to: StayDate;
};

type Event = {
  readonly line: number;
  readonly lines: Map<string, FeedLine>;
  readonly exceptions: FeedLine[];
};

/**
 * What a calendar from elsewhere says is taken. An event that does not make its owner busy counts all the same: Google's
 * whole days are so by themselves, and a hotel that blocks a room there means it.
 */
export function readFeed(text: string, reading: Reading): { readonly blocks: FeedBlock[] } | FeedFault {
  const events: Event[] = [];
  const open: string[] = [];
  let isEnded = false;
  let last = 1;
  for (const read of readLines(text)) {
    last = read.line;
    if (read.value === null) return { fault: open.length === 0 ? 'not-a-calendar' : 'unreadable', line: read.line };
    if (isEnded && read.name !== 'BEGIN' && open.length === 0) continue;
    const within = open.at(-1);
    if (read.name === 'BEGIN') {
      const part = read.value.toUpperCase();
      if (open.length === 0 && part !== 'VCALENDAR') return { fault: 'not-a-calendar', line: read.line };
      if (open.length > 10 || events.length >= mostEvents) return { fault: 'too-long', line: read.line };
      open.push(part);
      if (part === 'VEVENT') events.push({ line: read.line, lines: new Map(), exceptions: [] });
    } else if (read.name === 'END') {
      if (read.value.toUpperCase() !== open.pop()) return { fault: 'unreadable', line: read.line };
      isEnded ||= open.length === 0;
    } else if (within === undefined) return { fault: 'not-a-calendar', line: read.line };
    else if (within === 'VEVENT') noteLine(events.at(-1), read);
  }
  if (!isEnded || open.length > 0) return { fault: isEnded || last > 1 ? 'cut-off' : 'not-a-calendar', line: last };
  return blocksOf(events, reading);
}

function noteLine(event: Event | undefined, line: FeedLine): void {
  if (line.name === 'EXDATE') event?.exceptions.push(line);
  else if (event && !event.lines.has(line.name)) event.lines.set(line.name, line);
}

function blocksOf(events: readonly Event[], reading: Reading): { readonly blocks: FeedBlock[] } | FeedFault {
  const clock = feedClock(reading.timeZone);
  const moved = movedInstances(events, clock);
  const blocks = new Map<string, FeedBlock>();
  let starts = 0;
  for (const event of events) {
    if (event.lines.get('STATUS')?.value.toUpperCase() === 'CANCELLED') continue;
    const span = spanOf(event, clock);
    if ('fault' in span) return span;
    const { from, nights } = span;
    if (nights === 0) continue;
    const begun = startsOf(event, from, { ...reading, clock, moved, most: mostStarts - starts });
    if ('fault' in begun) return begun;
    starts += begun.length;
    const uid = event.lines.get('UID')?.value.slice(0, 300) ?? '';
    for (const start of begun) {
      const to = addDays(start, nights);
      if (to <= reading.from || start >= reading.to) continue;
      blocks.set(`${uid} ${start} ${to}`, { uid, from: start, to });
    }
  }
  return { blocks: [...blocks.values()].toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)) };
}

/** Of a series, the days of those that were changed by themselves: they stand in the file a second time. */
function movedInstances(events: readonly Event[], clock: FeedClock): ReadonlySet<string> {
  return new Set(
    events.flatMap(({ lines }) => {
      const instance = lines.get('RECURRENCE-ID');
      const at = instance && readFeedTime(instance, clock);
      return at ? [`${lines.get('UID')?.value ?? ''} ${at.date}`] : [];
    }),
  );
}

function startsOf(
  { lines, exceptions, line }: Event,
  from: StayDate,
  {
    clock,
    to,
    moved,
    most,
  }: Reading & { readonly clock: FeedClock; readonly moved: ReadonlySet<string>; readonly most: number },
): StayDate[] | FeedFault {
  const rule = lines.get('RRULE');
  if (lines.has('RDATE') || lines.has('EXRULE')) return { fault: 'repeats', line };
  if (!rule) return [from];
  const read = readRule(rule.value);
  if (!read) return { fault: 'repeats', line: rule.line };
  const left = new Set<string>();
  for (const exception of exceptions)
    for (const value of exception.value.split(',')) {
      const at = readFeedTime({ ...exception, value: value.trim() }, clock);
      if (!at) return { fault: 'unreadable', line: exception.line };
      left.add(at.date);
    }
  const uid = lines.get('UID')?.value ?? '';
  const days = daysOfRule(read, from, to, most);
  if (!days) return { fault: 'too-long', line: rule.line };
  return days.filter((day) => !left.has(day) && !moved.has(`${uid} ${day}`));
}

/** The first night and how many there are; a time of day within one day takes no night. */
function spanOf(event: Event, clock: FeedClock): { readonly from: StayDate; readonly nights: number } | FeedFault {
  const start = event.lines.get('DTSTART');
  const begins = start ? readFeedTime(start, clock) : null;
  if (!begins) return { fault: 'unreadable', line: start?.line ?? event.line };
  const end = endOf(event, begins, clock);
  if ('fault' in end) return end;
  const nights = daysBetween(begins.date, lastDay(end));
  return nights < 0 ? { fault: 'unreadable', line: event.line } : { from: begins.date, nights };
}

function endOf({ lines }: Event, begins: FeedTime, clock: FeedClock): FeedTime | FeedFault {
  const end = lines.get('DTEND');
  if (end) return readFeedTime(end, clock) ?? { fault: 'unreadable', line: end.line };
  const lasts = lines.get('DURATION');
  if (!lasts) return begins.time ? begins : { date: addDays(begins.date, 1), time: null };
  const read = readDuration(lasts.value);
  if (!read) return { fault: 'unreadable', line: lasts.line };
  const minutes = (begins.time ? begins.time.hour * 60 + begins.time.minute : 0) + read.minutes;
  const date = addDays(begins.date, read.days + Math.floor(minutes / 1_440));
  return { date, time: begins.time && { hour: Math.floor((minutes % 1_440) / 60), minute: minutes % 60 } };
}

/** Who leaves in the evening has no room for the next guest that day: then the night that follows is taken as well. */
const lastDay = ({ date, time }: FeedTime): StayDate => (time && time.hour >= evening ? addDays(date, 1) : date);
const evening = 18;
