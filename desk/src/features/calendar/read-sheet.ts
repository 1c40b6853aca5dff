import type { DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import type { DaySays } from '@stayfront/contract/desk/calendar/shapes';
import { dayNumber, stayDate } from '@stayfront/rules/stay/stay-date';
import {
  emptyNight,
  openNight,
  rateRowId,
  type Night,
  type NightRules,
  type RateRow,
  type ReadSheet,
  type RowId,
  type SheetRow,
} from './sheet.ts';

type Names = { readonly rooms: readonly Named[]; readonly ratePlans: readonly Named[] };
type Named = { readonly id: string; readonly name: string };

/** Makes one sheet of the pieces that have been read, which is asked by row and night. */
export function readSheet(pieces: readonly DeskCalendar[], names: Names): ReadSheet | null {
  const [any] = pieces;
  if (!any) return null;
  const rows = rowsOf(any, names);
  const followers = new Map<RowId, RowId[]>();
  for (const row of rows.values())
    if (row.kind === 'rate' && row.follows)
      followers.set(row.follows.parent, [...(followers.get(row.follows.parent) ?? []), row.id]);
  const spans = pieces.map((piece) => ({ piece, first: dayOf(piece.from), last: dayOf(piece.to) }));
  const pieceAt = (day: number) => spans.find(({ first, last }) => first <= day && day <= last);
  return {
    currency: any.currency,
    rows,
    followersOf: (rowId) => followers.get(rowId) ?? [],
    sourceOf: (date) => pieceAt(dayOf(date))?.piece,
    versionOf: (date) => pieceAt(dayOf(date))?.piece.version,
    nightOf: (rowId, date) => {
      const day = dayOf(date);
      const at = pieceAt(day);
      return at && indexOf(at.piece).nightOf(rowId, day - at.first);
    },
    planRulesOf: (ratePlanId, date) => {
      const day = dayOf(date);
      const at = pieceAt(day);
      return at && indexOf(at.piece).planRulesOf(ratePlanId, day - at.first);
    },
  };
}

/** Asked of the same few hundred days for each cell that is drawn. */
const days = new Map<string, number>();
const dayOf = (date: string): number => {
  const known = days.get(date) ?? dayNumber(stayDate(date));
  days.set(date, known);
  return known;
};

function rowsOf({ rooms, rates, ratePlans }: DeskCalendar, names: Names): Map<RowId, SheetRow> {
  const nameOf = (list: readonly Named[], id: string): string => list.find((one) => one.id === id)?.name ?? id;
  const rows = new Map<RowId, SheetRow>([['house', { kind: 'house', id: 'house' }]]);
  for (const { roomId, standardAdults, total } of rooms) {
    const name = nameOf(names.rooms, roomId);
    const most = total.reduce<number>((sum, one) => Math.max(sum, one ?? 0), 0);
    rows.set(roomId, { kind: 'room', id: roomId, roomId, name, total: most, adults: standardAdults });
    const own = rates.filter((rate) => rate.roomId === roomId);
    for (const { ratePlanId } of own) {
      const plan = ratePlans.find((one) => one.ratePlanId === ratePlanId);
      const row: RateRow = {
        kind: 'rate',
        id: rateRowId(roomId, ratePlanId),
        roomId,
        ratePlanId,
        name: nameOf(names.ratePlans, ratePlanId),
        roomName: name,
        floor: plan?.floor ?? null,
        ceiling: plan?.ceiling ?? null,
        follows:
          plan?.rule && own.some((one) => one.ratePlanId === plan.follows)
            ? {
                parent: rateRowId(roomId, plan.rule.ratePlan),
                rule: plan.rule,
                adults: standardAdults,
                per: plan.pricesPer,
              }
            : null,
      };
      rows.set(row.id, row);
    }
  }
  return rows;
}

type Runs = readonly (readonly [number, number, DaySays])[];
type PieceIndex = {
  readonly nightOf: (rowId: RowId, place: number) => Night | undefined;
  readonly planRulesOf: (ratePlanId: string, place: number) => NightRules | undefined;
};

/** A piece that is read again is another object; the others keep what was worked out of them. */
const indexes = new WeakMap<DeskCalendar, PieceIndex>();

function indexOf(piece: DeskCalendar): PieceIndex {
  const known = indexes.get(piece);
  if (known) return known;
  const index = makeIndex(piece);
  indexes.set(piece, index);
  return index;
}

function makeIndex({ house, rooms, rates, ratePlans }: DeskCalendar): PieceIndex {
  const lists = new Map<RowId, (place: number) => Night>();
  const add = (rowId: RowId, runs: Runs, own: (place: number) => Partial<Night>): void => {
    const nights: Night[] = [];
    let rules: (NightRules | undefined)[] | undefined;
    // Most nights are never looked at: each is made when it is.
    lists.set(rowId, (place) => {
      rules ??= spread(runs);
      return (nights[place] ??= { ...emptyNight, ...rules[place], ...own(place) });
    });
  };
  add('house', house.rules, (place) => ({
    total: house.total[place] ?? 0,
    sold: house.sold[place] ?? 0,
    held: house.held[place] ?? 0,
  }));
  for (const { roomId, total, sold, held, rules } of rooms)
    add(roomId, rules, (place) => ({ total: total[place] ?? 0, sold: sold[place] ?? 0, held: held[place] ?? 0 }));
  for (const { roomId, ratePlanId, price, apart, rules } of rates)
    add(rateRowId(roomId, ratePlanId), rules, (place) => ({
      price: price[place] ?? null,
      isApart: apart.some(([first, days]) => first <= place && place < first + days),
    }));
  const plans = new Map(ratePlans.map(({ ratePlanId, rules }) => [ratePlanId, spread(rules)]));
  return {
    nightOf: (rowId, place) => lists.get(rowId)?.(place),
    planRulesOf: (ratePlanId, place) => plans.get(ratePlanId)?.[place],
  };
}

function spread(runs: Runs): (NightRules | undefined)[] {
  const days: (NightRules | undefined)[] = [];
  for (const [first, count, says] of runs) days.fill({ ...openNight, ...says }, first, stretch(days, first + count));
  return days;
}

/** Fills only what is there: the list is made as long as it has to be. */
function stretch(days: unknown[], length: number): number {
  if (days.length < length) days.length = length;
  return length;
}
