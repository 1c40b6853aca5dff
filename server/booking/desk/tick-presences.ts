import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Ticked } from './read-presences.ts';
import { savePresence } from './day.store.ts';

/** Where guests are who came before their reservations did; nothing stands there yet. */
export async function tickPresences(tx: Tx, hotelId: number, ticked: readonly Ticked[], now: Instant): Promise<void> {
  for (const one of ticked) await savePresence(tx, hotelId, one, now);
}
