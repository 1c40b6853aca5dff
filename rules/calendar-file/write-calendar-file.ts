import { instantAt, wallTimeAt, type Instant, type WallTime } from '../stay/hotel-clock.ts';
import { contentLine, escapeText } from './content-line.ts';
import { localTime, timeZoneLines } from './time-zone-lines.ts';

export type StayEvent = {
  /** The same for the same stay, so that a newer file replaces the older entry. */
  readonly uid: string;
  readonly version: number;
  readonly writtenAt: Instant;
  readonly timeZone: string;
  readonly from: WallTime;
  readonly to: WallTime;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly url: string;
};

/**
 * A stay as a calendar file (RFC 5545): from check-in to check-out on the hotel's clock, wherever the guest's calendar
 * is. It does not make the guest busy: who stays at a hotel still has appointments.
 */
export function writeCalendarFile(stay: StayEvent): string {
  const { timeZone, from, to } = stay;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stayfront//Stay//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...timeZoneLines(timeZone, instantAt(timeZone, from), instantAt(timeZone, to)),
    'BEGIN:VEVENT',
    `UID:${escapeText(stay.uid)}`,
    `SEQUENCE:${stay.version}`,
    `DTSTAMP:${localTime(wallTimeAt('UTC', stay.writtenAt))}Z`,
    `DTSTART;TZID=${timeZone}:${localTime(from)}`,
    `DTEND;TZID=${timeZone}:${localTime(to)}`,
    `SUMMARY:${escapeText(stay.title)}`,
    `DESCRIPTION:${escapeText(stay.description)}`,
    `LOCATION:${escapeText(stay.place)}`,
    `URL:${stay.url}`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(contentLine)
    .join('');
}
