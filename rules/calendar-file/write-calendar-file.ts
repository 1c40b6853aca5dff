import { instantAt, wallTimeAt, type Instant, type WallTime } from '../stay/hotel-clock.ts';
import { contentLine, escapeText, quoted } from './content-line.ts';
import { localTime, timeZoneLines } from './time-zone-lines.ts';

export type StayEvent = {
  /** The same for the same stay, so that a newer file replaces the older entry. */
  readonly uid: string;
  readonly version: number;
  /** Whose stay it is to change or call off: the house. */
  readonly organizer: { readonly name: string; readonly email: string };
  /** The stay does not take place: who has it in a calendar is to take it out. */
  readonly isCancelled: boolean;
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
 * is. It is published, or called off (RFC 5546): a newer one of the same stay replaces what is in the calendar. It asks
 * for no answer, and does not make the guest busy: who stays at a hotel still has appointments.
 */
export function writeCalendarFile(stay: StayEvent): string {
  const { timeZone, from, to, isCancelled } = stay;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stayfront//Stay//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(stay)}`,
    ...timeZoneLines(timeZone, instantAt(timeZone, from), instantAt(timeZone, to)),
    'BEGIN:VEVENT',
    `UID:${escapeText(stay.uid)}`,
    `SEQUENCE:${stay.version}`,
    `DTSTAMP:${localTime(wallTimeAt('UTC', stay.writtenAt))}Z`,
    `DTSTART;TZID=${timeZone}:${localTime(from)}`,
    `DTEND;TZID=${timeZone}:${localTime(to)}`,
    `ORGANIZER;CN=${quoted(stay.organizer.name)}:mailto:${stay.organizer.email}`,
    `SUMMARY:${escapeText(stay.title)}`,
    `DESCRIPTION:${escapeText(stay.description)}`,
    `LOCATION:${escapeText(stay.place)}`,
    `URL:${stay.url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(contentLine)
    .join('');
}

/** What whoever gets the file is to do with it; a mail that carries it has to say the same. */
export const methodOf = ({ isCancelled }: Pick<StayEvent, 'isCancelled'>): 'PUBLISH' | 'CANCEL' =>
  isCancelled ? 'CANCEL' : 'PUBLISH';
