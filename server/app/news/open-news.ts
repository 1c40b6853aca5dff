import { listen, type Listener } from '../../platform/db/listen.ts';
import { newsChannel } from '../../platform/db/news-channel.ts';

/** That something happened to a reservation; null: from here on all is heard, and what came before may have been missed. */
export type Heard = { readonly reservationId: string } | null;
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
        const [hotel = '', reservationId = ''] = text.split(' ');
        if (reservationId !== '') for (const hear of followers.get(Number(hotel)) ?? []) hear({ reservationId });
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
