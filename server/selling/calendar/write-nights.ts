import type { Nights, RateNight } from '@stayfront/rules/calendar/nights';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { giveWay } from '../../platform/http/give-way.ts';
import { lockCalendar } from './lock-calendar.ts';
import { noteAsksAges } from './note-asks-ages.ts';
import { giveBack, saveRates, waitForRates } from './save-rates.ts';
import { saveRestrictions } from './save-restrictions.ts';
import { saveStock } from './save-stock.ts';

/**
 * Puts nights into the calendar, over what stands there, and says what that changed: whoever asks writes it down. One
 * writer of a hotel at a time; rows are written in the order of their keys all the same, since a server of the release
 * before does not wait.
 */
export async function writeNights(tx: Tx, hotelId: number, nights: Nights, now: Instant): Promise<CellChange[]> {
  const { following = [], restrictions = [] } = nights;
  await lockCalendar(tx, hotelId);
  const changes = nights.rooms.length > 0 ? await saveStock(tx, hotelId, nights.rooms, now) : [];
  if (following.length + nights.rates.length > 0) await waitForRates(tx, hotelId, following.length > 0);
  if (following.length > 0) for (const one of await giveBack(tx, hotelId, following)) changes.push(one);
  await giveWay();
  if (nights.rates.length > 0) for (const one of await saveRates(tx, hotelId, nights.rates)) changes.push(one);
  await giveWay();
  if (restrictions.length > 0) for (const one of await saveRestrictions(tx, hotelId, restrictions)) changes.push(one);
  if (following.length + nights.rates.length > 0) await noteAsksAges(tx, hotelId, nights.rates.some(hasBands), now);
  return changes;
}

const hasBands = ({ prices }: RateNight): boolean => (prices.bands?.length ?? 0) > 0;
