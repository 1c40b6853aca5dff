import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { RateNight, Restriction } from '@stayfront/rules/calendar/nights';
import type { RateCalendar } from '@stayfront/rules/availability/find-offers';
import { followCalendar } from '@stayfront/rules/availability/follow-calendar';
import { followedPlans } from '@stayfront/rules/pricing/followed-plans';
import { openDay } from '@stayfront/rules/restriction/day-rules';
import { stricter } from '@stayfront/rules/restriction/stricter';
import { rulesBinding } from '@stayfront/rules/restriction/weekday-rules';
import type { Stay, StayDate } from '@stayfront/rules/stay/stay-date';
import type { Selectable } from 'kysely';
import { dayRuleColumns } from '../../platform/db/day-rule-columns.ts';
import type { Send } from '../../platform/db/in-hotel.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { rateNightOf, restrictionOf } from './stay-calendar.store.ts';

type StayAtRate = Stay & { readonly roomId: string; readonly ratePlanId: string };

/**
 * The rates and rules of some stays, departure days included; of a rate that follows another those of its parents, too.
 * Stock is not among them: a booking asks for it by taking it.
 */
export async function readRatesOf(
  send: Send,
  document: PropertyDocument,
  quoted: readonly StayAtRate[],
  today: StayDate,
): Promise<RateCalendar> {
  const { hotelId } = document;
  const parents = new Map(document.ratePlans.map(({ id, follows }) => [id, follows?.ratePlan]));
  const stays = quoted.flatMap((stay) =>
    followedPlans(stay.ratePlanId, (id) => parents.get(id)).map((ratePlanId) => ({ ...stay, ratePlanId })),
  );
  const lists = [
    stays.map(({ roomId }) => roomId),
    stays.map(({ ratePlanId }) => ratePlanId),
    stays.map(({ arrival }) => arrival),
    stays.map(({ departure }) => departure),
  ];
  // Named column by column: a statement that a connection keeps under its name must not answer differently after the next
  // release has added a column.
  const rules = dayRuleColumns.join(', ');
  const place = 'hotel_id, date, room_id, rate_plan_id';
  const asked = 'unnest($2::text[], $3::text[], $4::date[], $5::date[]) as stay (room, plan, arrival, departure)';
  const [rates, restrictions] = await Promise.all([
    send<Selectable<Tables['rate']>>({
      name: 'rates-by-person-of-stays',
      text: `select ${place}, by_adults, extra_adult, child, infant, by_person, ${rules} from ${asked} join rate on rate.hotel_id = $1 and rate.room_id = room
              and rate.rate_plan_id = plan and rate.date between arrival and departure`,
      values: [hotelId, ...lists],
    }),
    send<Selectable<Tables['restriction']>>({
      name: 'rules-of-stays',
      text: `select ${place}, ${rules} from ${asked} join restriction on restriction.hotel_id = $1
              and restriction.room_id in (room, '') and restriction.rate_plan_id in (plan, '')
              and restriction.date between arrival and departure`,
      values: [hotelId, ...lists],
    }),
  ]);
  return ratesOf(document, today, rates.map(rateNightOf), restrictions.map(restrictionOf));
}

/** What each rate asks and allows on the nights that were read, derived rates worked out from their parents. */
export const ratesOf = (
  document: PropertyDocument,
  today: StayDate,
  rates: readonly RateNight[],
  restrictions: readonly Restriction[],
): RateCalendar => followCalendar(calendarOf(document, today, rates, restrictions), document.ratePlans);

function calendarOf(
  document: PropertyDocument,
  today: StayDate,
  rates: readonly RateNight[],
  restrictions: readonly Restriction[],
): RateCalendar {
  const prices = new Map(rates.map((one) => [`${one.date} ${one.roomId}.${one.ratePlanId}`, one]));
  const rate: RateCalendar['rate'] = (roomId, ratePlanId, date) => prices.get(`${date} ${roomId}.${ratePlanId}`);
  return {
    bounds: document.guests,
    room(roomId) {
      const room = document.rooms.find(({ id }) => id === roomId);
      if (!room) throw new Error(`Hotel ${document.hotelId} has no room ${roomId}`);
      return room;
    },
    pricesPer: (ratePlanId) => planOf(document, ratePlanId)?.pricesPer ?? 'room',
    plan: (ratePlanId) => ({ conditions: planOf(document, ratePlanId)?.conditions ?? {}, today }),
    rate,
    rules: (roomId, ratePlanId, date) =>
      restrictions
        .filter((one) => one.date === date && binds(one, roomId, ratePlanId))
        .reduce((rules, one) => stricter(rules, one.rules), rate(roomId, ratePlanId, date)?.rules ?? openDay),
    weekdayRules: (roomId, ratePlanId) => rulesBinding(document.weekdayRules, roomId, ratePlanId),
  };
}

const planOf = (document: PropertyDocument, ratePlanId: string) =>
  document.ratePlans.find(({ id }) => id === ratePlanId);

const binds = (one: Restriction, roomId: string, ratePlanId: string): boolean =>
  (one.roomId === null || one.roomId === roomId) && (one.ratePlanId === null || one.ratePlanId === ratePlanId);
