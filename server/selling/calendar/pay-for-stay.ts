import type { WhyNothing } from '@stayfront/contract/offer';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import { explainStay, type NoStay } from '@stayfront/rules/availability/explain-stay';
import { rateIn, rulesIn, stockIn, type Cells } from '@stayfront/rules/calendar-edit/cells';
import { pricesOf, readRules } from '@stayfront/rules/calendar-history/cell-change';
import type { RateNight, Restriction } from '@stayfront/rules/calendar/nights';
import { canSecure, cardAbilities } from '@stayfront/rules/payment/can-secure';
import type { Guests } from '@stayfront/rules/stay/guests';
import { nightsOf, type Stay, type StayDate } from '@stayfront/rules/stay/stay-date';
import { mandatoryOf } from '../../property/hotel/mandatory-of.ts';
import { candidateOffers } from '../offer/candidate-offers.ts';
import { ratesOf } from './read-rates-of.ts';

export type StayInRoom = {
  readonly roomId: string;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly today: StayDate;
};
/** How many rooms of a kind are sold and held on a night. */
export type TakenOn = (roomId: string, date: StayDate) => number;
export type PaidOrWhy = { readonly total: number } | { readonly why: WhyNothing };

/** What guests pay for a stay at a rate by a calendar, as the plain rules say it, or the first thing that keeps them. */
export function payForStay(
  document: PropertyDocument,
  cells: Cells,
  taken: TakenOn,
  { roomId, stay, guests, today }: StayInRoom,
  ratePlanId: string,
): PaidOrWhy {
  const plan = document.ratePlans.find(({ id }) => id === ratePlanId);
  const dates = [...nightsOf(stay), stay.departure];
  const calendar = ratesOf(
    document,
    today,
    ratesIn(document, cells, roomId, dates),
    rulesOn(document, cells, roomId, dates),
  );
  const explained = explainStay(
    calendar,
    { roomId, ratePlanId, stay, guests, today },
    {
      offers: candidateOffers(document, undefined, false).offers,
      floor: plan?.floor?.minor,
      mandatory: mandatoryOf(document, roomId, ratePlanId),
    },
  );
  if ('refused' in explained) return { why: whyOf(explained.refused) };
  const full = nightsOf(stay).filter((date) => (stockIn(cells, roomId, date) ?? 0) <= taken(roomId, date));
  if (full.length > 0) return { why: { code: 'sold-out', dates: full } };
  const abilities = cardAbilities(document.config.paymentSolutionsProvider);
  if (plan && !canSecure(plan.guarantee, abilities)) return { why: { code: 'not-bookable' } };
  return { total: explained.total };
}

const ratesIn = (
  { ratePlans }: PropertyDocument,
  cells: Cells,
  roomId: string,
  dates: readonly StayDate[],
): RateNight[] =>
  ratePlans.flatMap(({ id: ratePlanId }) =>
    dates.flatMap((date) => {
      const rate = rateIn(cells, roomId, ratePlanId, date);
      return rate ? [{ date, roomId, ratePlanId, prices: pricesOf(rate), rules: readRules(rate.rules) }] : [];
    }),
  );

const rulesOn = (
  { ratePlans }: PropertyDocument,
  cells: Cells,
  room: string,
  dates: readonly StayDate[],
): Restriction[] =>
  [null, room].flatMap((roomId) =>
    [null, ...ratePlans.map(({ id }) => id)].flatMap((ratePlanId) =>
      dates.flatMap((date) => {
        const said = rulesIn(cells, roomId, ratePlanId, date);
        return said ? [{ date, roomId, ratePlanId, rules: readRules(said) }] : [];
      }),
    ),
  );

/** The reason in the words of the search. */
function whyOf(refused: NoStay): WhyNothing {
  const { kind, ...said } = refused;
  const { most, least, days, persons, age, nights, weekdays } = said as Partial<WhyNothing>;
  const code = kind === 'too-many-persons' ? 'occupancy' : kind;
  const known = { most, least, days, persons, age, nights, weekdays };
  return { code, ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) };
}
