import type { Guests } from '@stayfront/rules/stay/guests';
import { ratesSnapshot } from '@stayfront/rules/currency/rates-snapshot';
import { guestCurrency } from '@stayfront/server/property/currency/guest-currency';
import { knownHotels } from '@stayfront/server/property/hotel/known-hotels';
import { describeCalendar } from '@stayfront/server/selling/calendar/describe-calendar';
import { candidateOffers } from '@stayfront/server/selling/offer/candidate-offers';
import { offerRules } from '@stayfront/server/selling/offer/grid-offers';
import { openSnapshots } from '@stayfront/server/selling/snapshot/snapshots';
import type { Setup } from './open-house.ts';
import { today } from './today.ts';

/** A calendar is kept once it is worked out: what that takes, with a hotel's offers and as if it had none. */
export async function tellCalendarAnew(
  { database }: Setup,
  say: (line: string) => void,
  hotelId: number,
  guests: Guests,
): Promise<void> {
  const now = Date.parse(`${today}T12:00:00Z`);
  const snapshots = openSnapshots({ database, hotels: knownHotels(database.db), budgetBytes: 1, now: () => now });
  try {
    const hotel = await snapshots.hotel(hotelId);
    if (!hotel) throw new Error(`Hotel ${hotelId} is gone`);
    const grid = await snapshots.wholeGrid(hotel, now);
    const shown = guestCurrency(hotel.document, undefined, [ratesSnapshot]);
    if ('refused' in shown) throw new Error('The hotel shows no currency');
    const offers = offerRules(hotel, candidateOffers(hotel.document, undefined).offers, now);
    const timeWith = (rules: typeof offers): number => medianOf(() => describeCalendar(grid, guests, shown, rules));
    const [given, none] = [timeWith(offers), timeWith(null)];
    say(`a calendar worked out anew: ${given.toFixed(1)} ms, ${(given / none).toFixed(1)} × without offers`);
  } finally {
    await snapshots.close();
  }
}

/** Of the process's own time, the first runs left out. */
function medianOf(work: () => unknown): number {
  const times: number[] = [];
  for (let i = 0; i < 25; i++) {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    if (i >= 10) times.push((user + system) / 1000);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
