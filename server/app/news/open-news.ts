import { listen, type Listener } from '../../platform/db/listen.ts';
import { newsChannel } from '../../platform/db/news-channel.ts';

/** That nights of the calendar changed: which change, of what kind who made it was, and from what to what day. */
export type HeardNights = {
  readonly changeId: string;
  readonly whoKind: string;
  readonly from: string;
  readonly to: string;
};
/**
 * That something happened to a reservation, to nights, to the property document or its draft, or to what others are told;
 * null: from here on all is heard, and what came before may have been missed.
 */
export type Heard =
  | { readonly reservationId: string }
  | { readonly nights: HeardNights }
  | { readonly isHouse: true }
  | { readonly areConnections: true }
  | null;
export type News = {
  /** From now on tells what happens at a hotel. */
  follow(hotelId: number, hear: (heard: Heard) => void): () => void;
  /** Whether nothing is missed at this moment. */
  isHearing(): boolean;
  close(): Promise<void>;
};

/**
 * What happens at hotels, for those who look at it. One connection to the database hears for all of them, however many
 * they are; while nobody looks there is none.
 */
export function openNews(databaseUrl: string): News {
  const followers = new Map<number, Set<(heard: Heard) => void>>();
  let ears: Listener | null = null;
  let isHearing = false;
  const tellAll = (): void => {
    for (const hearers of followers.values()) for (const hear of hearers) hear(null);
  };
  const openEars = (): Listener =>
    listen(databaseUrl, newsChannel, {
      onMessage(text) {
        const [hotel = '', what = '', ...more] = text.split(' ');
        const heard = readNews(what, more);
        if (heard) for (const hear of followers.get(Number(hotel)) ?? []) hear(heard);
      },
      onHearing() {
        isHearing = true;
        tellAll(); // what happened before was not heard
      },
      onDeaf() {
        isHearing = false;
      },
    });
  const close = async (): Promise<void> => {
    const closing = ears;
    ears = null;
    isHearing = false;
    await closing?.close();
  };
  return {
    follow(hotelId, hear) {
      ears ??= openEars();
      const hearers = followers.get(hotelId) ?? new Set();
      followers.set(hotelId, hearers.add(hear));
      return () => {
        hearers.delete(hear);
        if (hearers.size === 0) followers.delete(hotelId);
        if (followers.size === 0) void close();
      };
    },
    isHearing: () => isHearing,
    close,
  };
}

/** No reservation is called as other news are: references begin with the letters of the hotel. */
function readNews(what: string, more: readonly string[]): Heard {
  if (what === 'calendar') return nightsIn(more);
  if (what === 'house') return { isHouse: true };
  if (what === 'connections') return { areConnections: true };
  return what === '' ? null : { reservationId: what };
}

const nightsIn = ([changeId = '', whoKind = '', from = '', to = '']: readonly string[]): Heard =>
  to === '' ? null : { nights: { changeId, whoKind, from, to } };
