import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scale } from '../money.ts';
import type { SpecialOffer } from '../special-offer/special-offer.ts';
import type { Guests } from '../stay/guests.ts';
import { calendarOf, days, first, gridOf, hotels, parties, products, rooms, type Hotel } from '../testing/any-hotel.ts';
import { anyOfferRules } from '../testing/any-offer.ts';
import { priceOnPaper } from '../testing/price-on-paper.ts';
import { shortestStayOf } from '../testing/shortest-stay-of.ts';
import { calendarDays } from './calendar-days.ts';
import { cheapestProduct } from './cheapest-product.ts';
import { offerDays } from './offer-days.ts';
import { runOffers, type OfferRules } from './run-offers.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const same = (minor: number): number => minor;

/** Each product that can be had from a day, for its shortest stay of so many nights or more. */
function shortestOnPaper(hotel: Hotel, rules: OfferRules, guests: Guests, arrival: number, limits = {}) {
  return products.flatMap(({ room, ratePlanId }) => {
    const roomId = rooms[room]?.id ?? '';
    const nights = shortestStayOf(calendarOf(hotel), roomId, ratePlanId, arrival, { guests, ...limits });
    if (nights === null) return [];
    const priced = priceOnPaper(hotel, rules, arrival, nights, guests);
    return priced.filter((one) => one.roomId === roomId && one.ratePlanId === ratePlanId);
  });
}

const leastOf = ({ conditions, discount }: SpecialOffer): number =>
  Math.max(conditions?.minNights ?? 1, discount.kind === 'free-nights' ? discount.nights : 1);

describe('the calendar of a hotel with offers', () => {
  test('takes off the first night its part of what the shortest stay is given, and names who gives it', () =>
    fc.assert(
      fc.property(hotels, anyOfferRules(first), parties, (hotel, rules, guests) => {
        const grid = gridOf(hotel);
        calendarDays(grid, guests, same, null, runOffers(grid, rules)).forEach((day, arrival) => {
          const found = shortestOnPaper(hotel, rules, guests, arrival).map((one) => {
            const [night = 0] = one.nightPrices;
            const saved = sum(one.nightDiscounts);
            return { ...one, price: saved === 0 ? night : night - scale(night, saved, sum(one.nightPrices)) };
          });
          const lowest = Math.min(...found.map(({ price }) => price));
          expect(day.lowest).toBe(found.length === 0 ? null : lowest);
          const cheapest = found.filter(({ price }) => price === lowest).map(({ offers }) => offers.join());
          expect(found.length === 0 || cheapest.includes(day.offers.join())).toBe(true);
        });
      }),
    ));

  test('says of a day on which one night can be had what that night costs in a search, or less', () =>
    fc.assert(
      fc.property(hotels, anyOfferRules(first), parties, (hotel, rules, guests) => {
        const grid = gridOf(hotel);
        const offers = runOffers(grid, rules);
        const calendar = calendarDays(grid, guests, same, null, offers);
        calendar.slice(0, -1).forEach((day, arrival) => {
          const night = cheapestProduct(grid, arrival, 1, guests, { offers });
          if (!night) return;
          const isOneNight = shortestOnPaper(hotel, rules, guests, arrival).every(
            (one) => one.nightPrices.length === 1,
          );
          expect(day.lowest).toBeLessThanOrEqual(night.total);
          expect(!isOneNight || day.lowest === night.total).toBe(true);
        });
      }),
    ));

  test('marks the days from which a longer stay is given an offer, with the nights that it takes', () =>
    fc.assert(
      fc.property(hotels, anyOfferRules(first), parties, (hotel, rules, guests) => {
        const marked = new Map(offerDays(gridOf(hotel), guests, rules).map((one) => [one.offerId, one.nights]));
        const longer = rules.offers.filter((offer) => leastOf(offer) > 1);
        expect([...marked.keys()]).toEqual(longer.map(({ id }) => id));
        for (const offer of longer) {
          const limits = { least: leastOf(offer), most: offer.conditions?.maxNights ?? days };
          for (let arrival = 0; arrival < days; arrival++) {
            const met = shortestOnPaper(hotel, { ...rules, offers: [offer] }, guests, arrival, limits)
              .filter(({ isMet }) => isMet)
              .map(({ roomId, ratePlanId, nightPrices }) => ({ roomId, ratePlanId, nights: nightPrices.length }));
            const fewest = Math.min(...met.map(({ nights }) => nights));
            const told = met.find(({ nights }) => nights === fewest);
            const priced = told && priceOnPaper(hotel, rules, arrival, told.nights, guests);
            const isGiven = priced?.some(
              (one) =>
                one.roomId === told?.roomId && one.ratePlanId === told.ratePlanId && one.offers.includes(offer.id),
            );
            expect(marked.get(offer.id ?? '')?.[arrival]).toBe(isGiven ? fewest : 0);
          }
        }
      }),
    ));
});
