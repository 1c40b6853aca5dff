import type { FeedBlock } from '@stayfront/rules/calendar-feed/read-feed';
import type { FeedClash, FeedTrouble } from '@stayfront/rules/calendar-feed/trouble';
import type { Generated, JSONColumnType } from 'kysely';

/** Calendars of taken nights that a hotel tells and reads. */
export type FeedTables = {
  calendar_feed: {
    hotel_id: number;
    feed_id: string;
    title: string;
    room_id: string;
    /** One room of the kind, of so many; null stands for the kind. */
    unit: number | null;
    units: number | null;
    is_off: Generated<boolean>;
    created_at: Date;
    /** What makes the address that we tell; null where we tell none. */
    sealed_token: Buffer | null;
    /** The address that we read; null where we read none. */
    sealed_source: Buffer | null;
    source_host: string | null;
    etag: string | null;
    read_at: Date | null;
    took_ms: number | null;
    /** When what was read was last taken over. */
    taken_at: Date | null;
    /** Why what was read last was not. */
    trouble: FeedTrouble | null;
    detail: string | null;
    since: Date | null;
    /** The last that made sense. */
    blocks: JSONColumnType<FeedBlock[], string | undefined, string>;
    /** What was read and waits for somebody to say that it is right, since it is so much less. */
    smaller: JSONColumnType<FeedBlock[]> | null;
    /** Nights that are taken elsewhere and of which we had nothing left. */
    clashes: JSONColumnType<FeedClash[], string | undefined, string>;
    /** When somebody last read what we tell. */
    told_at: Date | null;
  };
};
