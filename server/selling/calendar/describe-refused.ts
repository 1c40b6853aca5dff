import type {
  CalendarChanged,
  CalendarGuarded,
  CalendarWarned,
  CellValue,
} from '@stayfront/contract/desk/calendar/refused';
import type { ChangeBy } from '@stayfront/contract/desk/calendar/shapes';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { FieldValue } from '@stayfront/rules/calendar-edit/find-conflicts';
import { foldDays } from '@stayfront/rules/calendar-edit/fold-days';
import { foldWarned } from '@stayfront/rules/calendar-edit/guards';
import { withoutDate } from '@stayfront/rules/calendar-edit/without-date';
import { standardPrice } from '@stayfront/rules/calendar-edit/standard-price';
import type { NightPrices } from '@stayfront/rules/pricing/price-night';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readChangesByNumber } from './calendar-change-list.store.ts';
import { priceFacts } from './price-facts.ts';
import type { PlannedEdits } from './plan-edits.ts';

/** So many entries are told; what is beyond is counted. */
export const mostTold = 500;

const told = <Entry>(all: readonly Entry[]): { readonly some: Entry[]; readonly more: number } => ({
  some: all.slice(0, mostTold),
  more: Math.max(0, all.length - mostTold),
});

/** Nights that others changed, with what stood, stands and was to stand; null where there are none. */
export async function describeConflicts(
  tx: Tx,
  { hotelId, document }: Hotel,
  { conflicts }: Pick<PlannedEdits, 'conflicts'>,
  version: number,
): Promise<CalendarChanged | null> {
  if (conflicts.length === 0) return null;
  const changes = await readChangesByNumber(
    tx,
    hotelId,
    conflicts.map(({ number }) => number),
  );
  const { some, more } = told(
    foldDays(
      conflicts,
      (one) => JSON.stringify(withoutDate(one)),
      ({ roomId, ratePlanId, field, was, theirs, mine, number }) => {
        const say = (value: FieldValue): CellValue => cellValue(document, roomId, ratePlanId, value);
        return {
          room: roomId,
          ratePlan: ratePlanId,
          field,
          was: say(was),
          theirs: say(theirs),
          mine: say(mine),
          number,
        };
      },
    ),
  );
  return {
    version: String(version),
    conflicts: some.map(({ number, ...one }) => ({ ...one, change: changeBy(changes.get(number)) })),
    more,
  };
}

export const changeBy = (change: ChangeBy | undefined): ChangeBy => ({
  changeId: change?.changeId ?? '0',
  at: change?.at ?? new Date(0).toISOString(),
  who: change?.who ?? '',
  whoKind: change?.whoKind ?? 'system',
});

/** What a cell holds, as the desk tells of it. */
export function cellValue(
  document: PropertyDocument,
  roomId: string | null,
  ratePlanId: string | null,
  value: FieldValue,
): CellValue {
  if (value === null || typeof value !== 'object') return value;
  const { partyOf, plans } = priceFacts(document);
  const per = plans.find(({ id }) => id === ratePlanId)?.pricesPer ?? 'room';
  return { price: standardPrice(value, partyOf(roomId ?? ''), per), prices: toldPrices(value) };
}

export const toldPrices = ({ byAdults, extraAdult, child, infant, bands }: NightPrices) => ({
  byAdults: [...byAdults],
  extraAdult,
  child,
  infant,
  ...(bands?.length ? { bands: [...bands] } : {}),
});

export function describeGuarded({ guarded }: Pick<PlannedEdits, 'guarded'>): CalendarGuarded | null {
  const { some, more } = told(guarded);
  return guarded.length === 0 ? null : { guarded: some, more };
}

export function describeWarned({ warned, accepts }: Pick<PlannedEdits, 'warned' | 'accepts'>): CalendarWarned | null {
  const { some, more } = told(foldWarned(warned));
  return warned.length === 0 ? null : { accepts, warnings: some, more };
}
