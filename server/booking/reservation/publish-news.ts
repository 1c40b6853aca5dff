import type { Tx } from '../../platform/db/open-database.ts';
import { queueBookingJob } from './booking-jobs.ts';
import type { News } from './news.ts';

export type Hearer = 'guest' | 'hotel';

type Whose = { readonly hotelId: number; readonly reservationId: string };

/** Queues a mail to each who is to hear the news, in the transaction that makes them. Each is sent on its own. */
export async function publishNews(
  tx: Tx,
  { hotelId, reservationId }: Whose,
  news: News,
  hearers: readonly Hearer[] = ['guest', 'hotel'],
): Promise<void> {
  for (const hearer of hearers) await queueBookingJob(tx, `tell-${hearer}`, { hotelId, reservationId, news });
}
