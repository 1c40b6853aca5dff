import { isRefusal, type Refusal } from '@stayfront/contract/problem';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import type { Nights } from '@stayfront/rules/calendar/nights';
import type { KnownRooms } from '@stayfront/rules/alpinebits/rate-plans/check-dated-parts';
import { layOutNamed, layOutNights, lift, type Days } from '@stayfront/rules/alpinebits/rate-plans/lay-out-nights';
import type { PlanChange, Plans } from '@stayfront/rules/alpinebits/rate-plans/take-message';
import type { Told } from '@stayfront/rules/connection/told';
import type { Tx } from '../../../platform/db/open-database.ts';
import { inTurns } from '../../../platform/http/in-turns.ts';
import { giveWay } from '../../../platform/http/give-way.ts';
import type { Hotel } from '../../../property/hotel/hotel.ts';
import { findPutConflicts } from '../../../selling/calendar/find-put-conflicts.ts';
import { judgePut } from '../../../selling/calendar/judge-put.ts';
import { noteCalendarChange } from '../../../selling/calendar/note-calendar-change.ts';
import { writeNights } from '../../../selling/calendar/write-nights.ts';
import type { AlpineCall } from '../alpine-call.ts';
import { listNightsOfPlan } from './list-nights-of-plan.ts';

type Wish = {
  readonly changes: readonly PlanChange[];
  readonly before: Plans;
  readonly idOf: (code: string) => string;
  readonly rooms: KnownRooms;
  readonly within: Days;
};

type Put = {
  readonly told: Pick<Told, 'nights' | 'changed' | 'conflicts'>;
  readonly changes: readonly CellChange[];
  readonly number: number | null;
};

/** Puts what plans say of nights and days into the calendar, under the name of the system, and within the hotel's guards. */
export async function putPlans(
  tx: Tx,
  hotel: Hotel,
  { account, accepts, now }: AlpineCall,
  wish: Wish,
): Promise<Put | Refusal<'calendar.guarded' | 'calendar.warned'>> {
  const { hotelId } = hotel;
  const nights = await nightsOf(tx, hotelId, wish);
  const changes = await writeNights(tx, hotelId, nights, now);
  const judged = await judgePut(tx, hotel, changes, { accepts, whoKind: 'connection' });
  if (isRefusal(judged)) return judged;
  const by = { who: account.title, whoKind: 'connection', kind: 'put', warned: judged.warned } as const;
  const number = await noteCalendarChange(tx, hotelId, changes, by, now);
  const conflicts = await findPutConflicts(tx, hotelId, { who: account.title, number }, changes);
  const { rates, following = [], restrictions = [] } = nights;
  return {
    number,
    changes,
    told: {
      nights: {
        ...(rates.length + following.length > 0 ? { prices: rates.length + following.length } : {}),
        ...(restrictions.length > 0 ? { restrictions: restrictions.length } : {}),
      },
      changed: changes.length,
      ...(conflicts.length > 0 ? { conflicts } : {}),
    },
  };
}

async function nightsOf(tx: Tx, hotelId: number, { changes, before, idOf, rooms, within }: Wish): Promise<Nights> {
  const nights = { rates: [], following: [], restrictions: [] } as {
    rates: Nights['rates'][number][];
    following: NonNullable<Nights['following']>[number][];
    restrictions: NonNullable<Nights['restrictions']>[number][];
  };
  for (const change of changes) {
    const place = { ratePlanId: idOf(change.plan.code), rooms, within };
    const rules = before.get(change.plan.code)?.rules ?? [];
    const laid =
      change.kind === 'overlay'
        ? await inTurns(layOutNamed(change.plan, change, place))
        : change.kind === 'full'
          ? await inTurns(layOutNights(change.plan, place))
          : { rates: [], gone: [], restrictions: [] };
    append(nights.rates, laid.rates);
    append(nights.following, laid.gone);
    append(nights.restrictions, laid.restrictions);
    await giveWay();
    if (change.kind === 'overlay') continue;
    append(nights.restrictions, await inTurns(lift(rules, laid.restrictions, place)));
    const sold = new Set(laid.rates.map(({ date, roomId }) => `${date} ${roomId}`));
    const { ratePlanId } = place;
    for (const { roomId, dates } of await listNightsOfPlan(tx, hotelId, ratePlanId, within.from)) {
      for (const date of dates) if (!sold.has(`${date} ${roomId}`)) nights.following.push({ date, roomId, ratePlanId });
      await giveWay();
    }
  }
  return { rooms: [], ...nights };
}

/** However many they are: all of them as arguments would be too many. */
function append<Thing>(list: Thing[], more: readonly Thing[]): void {
  for (const one of more) list.push(one);
}
