import { minutesAhead, wallTimeAt, type Instant, type WallTime } from '../stay/hotel-clock.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How a hotel's clock goes during a stay, so that no calendar has to know its time zone by name. */
export function timeZoneLines(timeZone: string, from: Instant, to: Instant): string[] {
  const first = minutesAhead(timeZone, from);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', '19700101T000000', first, first),
    ...changesBetween(timeZone, from, to).flatMap((at) => {
      const [before, after] = [minutesAhead(timeZone, at - minute), minutesAhead(timeZone, at)];
      // A change is named by what the clock would have shown had it not been changed.
      const shown = localTime(wallTimeAt('UTC', at + before * minute));
      return observance(after > before ? 'DAYLIGHT' : 'STANDARD', shown, before, after);
    }),
    'END:VTIMEZONE',
  ];
}

const observance = (kind: 'STANDARD' | 'DAYLIGHT', begins: string, from: number, to: number): string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${begins}`,
  `TZOFFSETFROM:${offset(from)}`,
  `TZOFFSETTO:${offset(to)}`,
  `END:${kind}`,
];

/** The instants at which the clock is put forward or back: from each on it goes differently. */
function changesBetween(timeZone: string, from: Instant, to: Instant): Instant[] {
  const changes: Instant[] = [];
  for (let at = Math.floor(from / hour) * hour; at < to; at += hour)
    if (minutesAhead(timeZone, at) !== minutesAhead(timeZone, at + hour)) changes.push(exactly(timeZone, at));
  return changes;
}

/** Clocks are changed on a quarter of an hour. */
function exactly(timeZone: string, hourBefore: Instant): Instant {
  const before = minutesAhead(timeZone, hourBefore);
  let at = hourBefore;
  while (minutesAhead(timeZone, at) === before) at += 15 * minute;
  return at;
}

const two = (number: number): string => String(number).padStart(2, '0');

const offset = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}${two(Math.abs(minutes) % 60)}`;

/** 20270611T150000, on the hotel's clock. */
export const localTime = ({ date, hour: hours, minute: minutes }: WallTime): string =>
  `${date.replaceAll('-', '')}T${two(hours)}${two(minutes)}00`;
