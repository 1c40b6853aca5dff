import type { FeedClash, FeedTrouble } from '@stayfront/rules/calendar-feed/trouble';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { noteMessage } from '../../followers/connection/note-message.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { FeedKey } from './feed.ts';
import type { TakenNight } from './take-nights.ts';

type Read = {
  readonly tookMs: number;
  readonly trouble: FeedTrouble | null;
  readonly detail: string | null;
  /** What it was before. */
  readonly troubleBefore: FeedTrouble | null;
  readonly changes: readonly TakenNight[];
  readonly clashes: readonly FeedClash[];
  readonly clashesBefore: readonly FeedClash[];
};

/**
 * Writes down what came of reading a feed, where something did: six readings an hour that say the same as before are no
 * messages. What was read is not kept, for others write their guests' names into it.
 */
export async function noteReading(tx: Tx, { hotelId, feedId }: FeedKey, read: Read, now: Instant): Promise<void> {
  const { trouble, detail, troubleBefore, changes, clashes, clashesBefore, tookMs } = read;
  const isSame = JSON.stringify(clashes) === JSON.stringify(clashesBefore);
  if (changes.length === 0 && trouble === troubleBefore && isSame) return;
  const sum = (of: (night: TakenNight) => number): number =>
    changes.reduce((all, night) => all + Math.max(0, of(night)), 0);
  await noteMessage(tx, hotelId, {
    connection: `ical.${feedId}`,
    direction: 'out',
    action: 'calendar:read',
    at: now,
    tookMs,
    outcome:
      trouble === null
        ? clashes.length > 0
          ? 'warned'
          : 'taken'
        : trouble === 'not-reached' || trouble === 'too-large'
          ? 'failed'
          : 'refused',
    told: {
      changed: changes.length,
      facts: { taken: sum(({ before, after }) => after - before), freed: sum(({ before, after }) => before - after) },
      ...(trouble === null ? {} : { faults: [{ code: trouble, message: detail ?? trouble }] }),
      ...(clashes.length === 0
        ? {}
        : {
            warnings: clashes
              .slice(0, 50)
              .map(({ night, rooms }) => ({ code: 'clash', element: night, message: `${rooms}` })),
          }),
    },
  });
}
