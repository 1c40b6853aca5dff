import type { getCellHistory } from '@stayfront/contract/desk/calendar/changes';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import { keyOfChange, stockIn } from '@stayfront/rules/calendar-edit/cells';
import { ownRules } from '@stayfront/rules/calendar-edit/changes-of-night';
import { standardPrices } from '@stayfront/rules/calendar-edit/prices-anew';
import { rulesIn } from '@stayfront/rules/calendar-edit/cells';
import type { RowOf, SaidValue } from '@stayfront/rules/calendar-history/cell-change';
import { changeOn } from '@stayfront/rules/calendar-history/series';
import { followedPlans } from '@stayfront/rules/pricing/followed-plans';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readChangesByNumber } from './calendar-change-list.store.ts';
import { readSeriesOfNight, type NumberedSeries } from './calendar-history.store.ts';
import { fieldOf, saidValue } from './describe-calendar-change.ts';
import { changeBy, toldPrices } from './describe-refused.ts';
import { priceFacts } from './price-facts.ts';
import { readCells } from './read-cells.ts';

type Asked = {
  readonly room: string;
  readonly ratePlan?: string | undefined;
  readonly night: StayDate;
  readonly at?: string | undefined;
};
type Answer = RouteAnswer<typeof getCellHistory>;

/** All that a night had, and from whom; and what it had at a moment. */
export async function readCellHistory(
  db: Db,
  { hotelId, document }: Hotel,
  { room, ratePlan, night, at }: Asked,
): Promise<Answer | Refusal<'rate.unknown'>> {
  const plans = new Map(document.ratePlans.map((plan) => [plan.id, plan]));
  const isKnown = document.rooms.some(({ id }) => id === room) && (ratePlan === undefined || plans.has(ratePlan));
  if (!isKnown) return refuse('rate.unknown');
  const chain = ratePlan === undefined ? [] : followedPlans(ratePlan, (id) => plans.get(id)?.follows?.ratePlan);
  const rows: RowOf[] = [
    ...chain.map((ratePlanId) => ({ roomId: room, ratePlanId })),
    ...(ratePlan === undefined ? [] : [{ roomId: null, ratePlanId: ratePlan }]),
    { roomId: room, ratePlanId: null },
    { roomId: null, ratePlanId: null },
  ];
  return inHotel(
    db,
    hotelId,
    async (tx) => {
      const touching = (await readSeriesOfNight(tx, hotelId, rows, night)).flatMap((series) => {
        const change = changeOn(series, night);
        return change ? [{ ...series, ...change }] : [];
      });
      const shown = touching.filter(({ kind }) => kind !== 'stock' || ratePlan === undefined);
      const changes = await readChangesByNumber(
        tx,
        hotelId,
        touching.map(({ number }) => number),
      );
      const entries = shown.toReversed().flatMap(({ number, kind, roomId, ratePlanId, before, after }) => {
        const change = changes.get(number);
        if (!change) return [];
        const row = { kind, roomId, ratePlanId };
        return [
          {
            ...changeBy(change),
            kind: change.kind,
            name: change.name,
            room: roomId,
            ratePlan: ratePlanId,
            field: fieldOf[kind],
            before: saidValue(document, row, before),
            after: saidValue(document, row, after),
          },
        ];
      });
      if (at === undefined) return { entries, stood: null };
      const days = { from: night, to: night };
      const cells = await readCells(tx, hotelId, days, { rooms: [room] });
      const instant = Date.parse(at);
      const isBefore = ({ number }: NumberedSeries): boolean => Date.parse(changes.get(number)?.at ?? '') <= instant;
      const past = pastCells(cells, touching, night, isBefore);
      const isFollowing = ratePlan !== undefined && !past.get(`rate ${room}.${ratePlan} ${night}`);
      const row = ratePlan === undefined ? null : standardPrices(past, days, priceFacts(document)).row(room, ratePlan);
      const list = row?.lists[0] ?? null;
      const priced = chain.find((id) => past.get(`rate ${room}.${id} ${night}`));
      const setBy = touching.findLast(
        (one) =>
          isBefore(one) &&
          (ratePlan === undefined ? one.kind === 'stock' : one.kind === 'rate' && one.ratePlanId === priced),
      );
      return {
        entries,
        stood: {
          total: stockIn(past, room, night),
          price: row?.prices[0] ?? null,
          prices: list && toldPrices(list),
          isFollowing: isFollowing && list !== null && plans.get(ratePlan)?.follows !== undefined,
          rules:
            (ratePlan === undefined ? rulesIn(past, room, null, night) : ownRules(past, room, ratePlan, night)) ?? {},
          change: setBy ? changeBy(changes.get(setBy.number)) : null,
        },
      };
    },
    'read only',
  );
}

/** Cells as they stood at a moment: what the last change before it put, or what the first one after it found. */
function pastCells(
  now: ReadonlyMap<string, SaidValue>,
  touching: readonly (NumberedSeries & { readonly before: SaidValue; readonly after: SaidValue })[],
  date: StayDate,
  isBefore: (series: NumberedSeries) => boolean,
): Map<string, SaidValue> {
  const past = new Map(now);
  const known = new Set<string>();
  for (const one of touching) {
    const key = keyOfChange({ ...one, date });
    if (isBefore(one)) past.set(key, one.after);
    else if (!known.has(key)) past.set(key, one.before);
    known.add(key);
  }
  return past;
}
