import fc from 'fast-check';
import type { StoredRoomStay } from '../platform/db/stored-values.ts';
import { readReservations } from '../booking/reservation/read-reservations.ts';
import { inHotel } from '../platform/db/in-hotel.ts';
import type { openChannelSetup } from './channel-setup.ts';

type Setup = Awaited<ReturnType<typeof openChannelSetup>>;
type Held = { readonly reservationId: string; readonly token: string };

/** What happens between a hotel and its channel manager. A kill ends the worker before a message, or before its answer is noted. */
export const channelSteps = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      day: fc.nat(20),
      nights: fc.integer({ min: 1, max: 3 }),
      rooms: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel-room' as const), which: fc.nat(), room: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      meets: fc.constantFrom('nothing', 'error-before', 'error-after', 'fails-later', 'kill-before', 'kill-after'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
);
export type ChannelStep = typeof channelSteps extends fc.Arbitrary<infer Step> ? Step : never;

/** Plays steps and says what was booked, by its number. */
export async function playChannelCourse(setup: Setup, steps: readonly ChannelStep[]): Promise<string[]> {
  const { api, book, tell, theirs, deps } = setup;
  const held: Held[] = [];
  for (const step of steps) {
    const chosen = 'which' in step && held.length > 0 ? held[step.which % held.length] : undefined;
    if (step.do === 'book') held.push(await book(2 + step.day, 2 + step.day + step.nights, { rooms: step.rooms }));
    else if (step.do === 'cancel-room' && chosen) await api.cancelRoom(chosen, step.room);
    else if (step.do === 'cancel' && chosen) await api.cancel(chosen.reservationId);
    else if (step.do === 'tell') {
      let left = step.times;
      const kill = (): void => {
        left -= 1;
        if (left >= 0) throw new Error('The worker was killed');
      };
      if (step.meets === 'kill-before') {
        const box = {
          ...deps.box,
          open: (...asked: Parameters<typeof deps.box.open>) => (kill(), deps.box.open(...asked)),
        };
        await tell({ box });
      } else if (step.meets === 'kill-after') {
        const xml = { ...deps.xml, read: async (bytes: Uint8Array) => (kill(), deps.xml.read(bytes)) };
        await tell({ xml });
      } else {
        theirs.faults.set(step.meets === 'nothing' ? [] : [{ on: 'reservation', kind: step.meets, times: step.times }]);
        await tell();
        theirs.faults.set([]);
      }
    }
  }
  return held.map(({ reservationId }) => reservationId);
}

type Books = { readonly status: string; readonly rooms: readonly string[] };

/** A booking as the hotel has it. */
export async function ownBook({ deps, hotelId }: Setup, reservationId: string): Promise<Books> {
  const [stored] = await inHotel(deps.db, hotelId, (tx) => readReservations(tx, hotelId, [reservationId]));
  const rooms = (stored?.roomStays ?? []).filter(({ status }) => status === 'book');
  const say = ({ quote }: StoredRoomStay): string => `${quote.roomId} ${quote.arrival} ${quote.departure}`;
  return { status: stored?.status === 'cancel' ? 'cancelled' : 'booked', rooms: rooms.map(say).toSorted() };
}

/** The same as the channel manager has it. What was cancelled before it was taken is nothing over there. */
export function theirBook({ theirs }: Setup, reservationId: string): Books {
  const kept = theirs.bookings().find(({ id }) => id === reservationId);
  if (!kept) return { status: 'cancelled', rooms: [] };
  return { status: kept.status, rooms: kept.rooms.map(({ room, start, end }) => `${room} ${start} ${end}`).toSorted() };
}

/** Tokens in the order in which a booking took them: each once, and none before an earlier one. */
export const isInOrder = ({ theirs }: Setup, reservationId: string): boolean => {
  const versions = (theirs.bookings().find(({ id }) => id === reservationId)?.tokens ?? []).map((token) =>
    Number(token.slice(token.lastIndexOf('-') + 1)),
  );
  return versions.every((version, i) => i === 0 || version > (versions[i - 1] ?? 0));
};
