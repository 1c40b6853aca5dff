import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { letterIdOf } from './letters.ts';
import { saveLetter, type LetterNews } from './letter.store.ts';

type Sent = { readonly hotelId: number; readonly reservationId: string; readonly again?: string | undefined };

/** Posts a letter and writes down what became of it, so that the desk can tell. */
export async function noteLetter(
  db: Db,
  { hotelId, reservationId, again }: Sent,
  news: LetterNews,
  post: () => Promise<void>,
  now: Instant,
): Promise<void> {
  const note = (state: 'sent' | 'failed'): Promise<void> =>
    inHotel(db, hotelId, (tx) =>
      saveLetter(tx, { hotelId, reservationId }, { letterId: letterIdOf(news, again), news, state }, now),
    );
  try {
    await post();
  } catch (error) {
    await note('failed');
    throw error;
  }
  await note('sent');
}
