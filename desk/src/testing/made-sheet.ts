import { cheaper, withBoard } from './made-follows.ts';
import { columnsAround } from '../features/calendar/columns.ts';
import type { Looking } from '../features/calendar/act-on-range.ts';
import { nothingPending, type Edits } from '../features/calendar/pending.ts';
import { followAmount, type Follows } from '@stayfront/rules/pricing/follow-prices';
import {
  emptyNight,
  type Night,
  type RateRow,
  type ReadSheet,
  type RoomRow,
  type RowId,
  type SheetRow,
} from '../features/calendar/sheet.ts';

const rate = (roomId: string, ratePlanId: string, rule: Follows | null): RateRow => ({
  kind: 'rate',
  id: `${roomId}/${ratePlanId}`,
  roomId,
  ratePlanId,
  name: ratePlanId,
  roomName: roomId,
  floor: null,
  ceiling: null,
  follows: rule && { parent: `${roomId}/${rule.ratePlan}`, rule, adults: 2, per: 'room' },
});

/** Two rooms with three rates each, of which two follow the first; every night as it is asked for. */
export function madeSheet(nights: (rowId: RowId, date: string) => Partial<Night> = () => ({})) {
  const rows: SheetRow[] = [{ kind: 'house', id: 'house' }];
  for (const roomId of ['double', 'twin'])
    rows.push(
      { kind: 'room', id: roomId, roomId, name: roomId, total: 8, adults: 2 } satisfies RoomRow,
      rate(roomId, 'flexible', null),
      rate(roomId, 'saver', cheaper),
      rate(roomId, 'half-board', withBoard),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nightOf = (rowId: RowId, date: string): Night | undefined => {
    const row = byId.get(rowId);
    if (!row) return undefined;
    const own = nights(rowId, date);
    if (row.kind === 'house') return { ...emptyNight, total: 16, sold: 6, ...own };
    if (row.kind === 'room') return { ...emptyNight, total: 8, sold: 3, ...own };
    const parent = row.follows ? nightOf(row.follows.parent, date) : undefined;
    const worked = row.follows && parent?.price != null ? followAmount(parent.price, 2, row.follows.rule) : 18_000;
    return { ...emptyNight, price: worked, ...own };
  };
  const sheet: ReadSheet = {
    currency: 'CHF',
    rows: byId,
    nightOf,
    planRulesOf: () => undefined,
    sourceOf: () => rows,
    versionOf: () => '411',
    followersOf: (parent) =>
      rows.flatMap((row) => (row.kind === 'rate' && row.follows?.parent === parent ? [row.id] : [])),
  };
  const today = '2026-11-17';
  const looking = (edits: Edits = nothingPending.edits): Looking => ({
    sheet,
    edits,
    rows,
    columns: columnsAround(today),
    today,
  });
  return { sheet, rows, looking, today };
}
