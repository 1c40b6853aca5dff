import type { ToldRoom } from '@stayfront/rules/channel-manager/compose-reservation';
import { nightsOf } from '@stayfront/rules/stay/stay-date';

/** A night, a room and how many: as `channel_told` keeps what the other side knows of a booking. */
export type ToldNight = readonly [date: string, roomId: string, rooms: number];

export function toldNights(rooms: readonly Pick<ToldRoom, 'roomId' | 'arrival' | 'departure'>[]): ToldNight[] {
  const counts = new Map<string, number>();
  for (const { roomId, ...stay } of rooms)
    for (const date of nightsOf(stay)) counts.set(`${date} ${roomId}`, (counts.get(`${date} ${roomId}`) ?? 0) + 1);
  return [...counts].map(([key, count]): ToldNight => {
    const [date = '', roomId = ''] = key.split(' ');
    return [date, roomId, count];
  });
}
