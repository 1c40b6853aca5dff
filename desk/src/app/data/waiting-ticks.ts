import type { Presence } from '@stayfront/rules/booking/presence';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { keep, readKept } from './kept-store.ts';

/** A tick that could not be sent, since there is no network. */
export type WaitingTick = {
  readonly reservationId: string;
  readonly roomStayIndex: number;
  readonly presence: Presence;
};

const keyOf = (hotelId: number) => ['waiting-ticks', hotelId] as const;
const isSameRoom = (one: WaitingTick, other: Omit<WaitingTick, 'presence'>): boolean =>
  one.reservationId === other.reservationId && one.roomStayIndex === other.roomStayIndex;

export const waitingTicksQuery = (hotelId: number) =>
  queryOptions({
    queryKey: keyOf(hotelId),
    queryFn: async () => (await readKept<WaitingTick[]>(hotelId, 'ticks')) ?? [],
    staleTime: Infinity,
    gcTime: Infinity,
  });

const save = (client: QueryClient, hotelId: number, ticks: readonly WaitingTick[]): Promise<void> => {
  client.setQueryData(keyOf(hotelId), [...ticks]);
  return keep(hotelId, 'ticks', ticks);
};
const ticksOf = (client: QueryClient, hotelId: number): readonly WaitingTick[] =>
  client.getQueryData<WaitingTick[]>(keyOf(hotelId)) ?? [];

/** Of one room only what was said last is sent. */
export const waitWith = (client: QueryClient, hotelId: number, tick: WaitingTick): Promise<void> =>
  save(client, hotelId, [...ticksOf(client, hotelId).filter((one) => !isSameRoom(one, tick)), tick]);

/** Unless something else was said of the room meanwhile. */
export const waitNoMore = (client: QueryClient, hotelId: number, sent: WaitingTick): Promise<void> =>
  save(
    client,
    hotelId,
    ticksOf(client, hotelId).filter((one) => !(isSameRoom(one, sent) && one.presence === sent.presence)),
  );

export const findWaiting = (
  ticks: readonly WaitingTick[] | undefined,
  room: Omit<WaitingTick, 'presence'>,
): WaitingTick | undefined => ticks?.find((one) => isSameRoom(one, room));
