import { contentLine, escapeText } from '../calendar-file/content-line.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';

/** Whose nights they are: a kind of room, or one room of it. */
export type FeedOwner = { readonly hotelId: number; readonly roomId: string; readonly unit: number | null };

/** Nights that follow each other as one block; `to` is the day after the last. */
export function blocksOfNights(nights: readonly StayDate[]): { readonly from: StayDate; readonly to: StayDate }[] {
  const blocks: { from: StayDate; to: StayDate }[] = [];
  for (const night of nights.toSorted()) {
    const last = blocks.at(-1);
    if (last?.to === night) last.to = addDays(night, 1);
    else if (!last || night >= last.to) blocks.push({ from: night, to: addDays(night, 1) });
  }
  return blocks;
}

/**
 * A calendar that others read: which nights are taken, and nothing of who sleeps there. The same nights have the same
 * name each time, and the file is the same as long as nothing has changed, so that its mark is, too.
 */
export function writeFeed(owner: FeedOwner, nights: readonly StayDate[], title: string, stamp: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stayfront//Nights//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...blocksOfNights(nights).flatMap(({ from, to }) => [
      'BEGIN:VEVENT',
      `UID:${uidOf(owner, from)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
      'SUMMARY:Not available',
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map(contentLine)
    .join('');
}

const uidOf = ({ hotelId, roomId, unit }: FeedOwner, from: StayDate): string =>
  `${hotelId}.${roomId}.${unit ?? 'all'}.${from}@stayfront`;

/** What comes back from a partner that was told by us of the same room takes nothing: it is taken already, or free again. */
export const isOwnUid = (uid: string, { hotelId, roomId }: Pick<FeedOwner, 'hotelId' | 'roomId'>): boolean =>
  uid.startsWith(`${hotelId}.${roomId}.`) && uid.endsWith('@stayfront');
