import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { GooglePricesSandbox } from '@stayfront/sandbox/google-prices/start-google-prices';
import type { guestApi } from '../guest-api.ts';

const ratePlan = 'pay-at-hotel';
/** Some of all stays: what is wrong is wrong on most of them, and each costs a search. */
const arrivals = [2, 3, 7, 12];
const lengths = [1, 3];

/** Stays for which Google shows something else than a search of the hotel answers, in words; and how many it shows at all. */
export async function googleDifferences(
  google: GooglePricesSandbox,
  api: ReturnType<typeof guestApi>,
  {
    hotelId,
    timeZone,
    rooms,
  }: { readonly hotelId: number; readonly timeZone: string; readonly rooms: readonly string[] },
  now: Instant,
): Promise<{ readonly differences: string[]; readonly shown: number }> {
  const today = todayAt(timeZone, now);
  const differences: string[] = [];
  let count = 0;
  for (const [place, days] of arrivals.entries())
    for (const nights of lengths) {
      const arrival = addDays(today, days);
      const adults = 1 + (place % 2);
      const { body } = await api.search({ checkIn: arrival, checkOut: addDays(arrival, nights), nbAdults: adults });
      for (const room of rooms) {
        const product = body.availabilities
          ?.find(({ guestRoomId, availability }) => guestRoomId === room && availability > 0)
          ?.products.find(({ ratePlanId }) => ratePlanId === ratePlan);
        const ours = product ? (product.totalPrice - product.totalDiscount + product.totalLocalTax) / 100 : null;
        const shown = google.priceOf(String(hotelId), { room, plan: ratePlan, arrival, nights, adults, today });
        if (shown !== null) count += 1;
        if (shown !== ours)
          differences.push(`${room} on ${arrival} for ${nights} nights and ${adults}: ${ours}, ${shown} at Google`);
      }
    }
  return { differences, shown: count };
}
