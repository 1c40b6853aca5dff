import type { SheetFault } from '@stayfront/contract/desk/calendar/sheet';
import { addEdit, type Edit, type WishedNight } from '@stayfront/rules/calendar-edit/edit';
import { nearestList, standardPrices } from '@stayfront/rules/calendar-edit/prices-anew';
import { standardPrice } from '@stayfront/rules/calendar-edit/standard-price';
import type { SheetEdit } from '@stayfront/rules/calendar-sheet/read-sheet-line';
import { messageOf } from '@stayfront/rules/calendar-sheet/sheet-faults';
import { wishOfPrices } from '@stayfront/rules/calendar-sheet/sheet-prices';
import type { NightPrices } from '@stayfront/rules/pricing/price-night';
import { daysBetween, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import { eachInTurns } from '../../platform/http/each-in-turns.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { spanOf, widened } from '../../selling/calendar/plan-edits.ts';
import { priceFacts } from '../../selling/calendar/price-facts.ts';
import { readCells } from '../../selling/calendar/read-cells.ts';
import type { PlacedFault, ReadSheet } from './read-sheet.ts';

/** The faults of a sheet, and what it wants of the calendar as it stands. */
type JudgedSheet = {
  readonly faults: SheetFault[];
  readonly faultyLines: number;
  readonly nights: readonly WishedNight[];
};

const mostFaults = 100;
/** So many edits are looked at before others have their turn. */
const piece = 1_000;

/** Lays a sheet over the calendar. Prices that stand there anyway are left out: a following night stays a following one. */
export async function judgeSheet(
  tx: Tx,
  hotel: Hotel,
  { edits, lineOf, faults, columns }: ReadSheet,
  version: number,
): Promise<JudgedSheet> {
  const all: PlacedFault[] = [...faults];
  const nights = new Map<string, WishedNight>();
  const wishOf = await wishesOver(tx, hotel, edits);
  await eachInTurns(edits.entries(), piece, ([i, edit]) => {
    const wish = wishOf(edit);
    if (typeof wish === 'string') {
      const field = edit.price === undefined ? 'price1' : 'price';
      all.push({ field, text: '', code: wish, line: lineOf[i] ?? 1 });
    } else if (wish) addEdit(nights, wish, version);
  });
  const headOf = new Map(columns.map(({ field, head }) => [field, head]));
  return {
    faults: all
      .toSorted((a, b) => a.line - b.line)
      .slice(0, mostFaults)
      .map(({ says, ...fault }) => ({
        ...fault,
        text: fault.text.slice(0, 80),
        column: headOf.get(fault.field) ?? null,
        ...(says ? { says } : {}),
        message: messageOf({ code: fault.code, says }),
      })),
    faultyLines: new Set(all.map(({ line }) => line)).size,
    nights: [...nights.values()],
  };
}

type WishOf = (edit: SheetEdit) => Edit | 'prices-differ' | 'prices-none' | null;

async function wishesOver(tx: Tx, hotel: Hotel, edits: readonly SheetEdit[]): Promise<WishOf> {
  if (edits.length === 0) return () => null;
  const window = widened(spanOf(edits.map(({ from }) => ({ date: from }))));
  const rooms = [...new Set(edits.flatMap(({ room }) => room ?? []))];
  const facts = priceFacts(hotel.document);
  const before = standardPrices(await readCells(tx, hotel.hotelId, window, { rooms }), window, facts);
  const perOf = new Map(facts.plans.map(({ id, pricesPer }) => [id, pricesPer]));
  const stands = (room: string, plan: string, date: StayDate) => {
    const own = before.row(room, plan).lists[daysBetween(window.from, date)] ?? null;
    return {
      list: own ?? nearestList(before, room, plan, date),
      isOfNight: own !== null,
      standardOf: (list: NightPrices) => standardPrice(list, facts.partyOf(room), perOf.get(plan) ?? 'room'),
    };
  };
  return ({ price, sheetPrices, ...edit }) => {
    const { room, ratePlan, from, total, rules } = edit;
    const wish = room && ratePlan ? wishOfPrices({ price, sheetPrices }, stands(room, ratePlan, from)) : {};
    if (typeof wish === 'string') return wish;
    const isNothing = total === undefined && rules === undefined && Object.keys(wish).length === 0;
    return isNothing ? null : { ...edit, ...wish };
  };
}
