import type { DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Language } from '@stayfront/contract/property/texts';
import { headsIn } from '@stayfront/rules/calendar-sheet/sheet-heads';
import { sheetFields, type SheetField } from '@stayfront/rules/calendar-sheet/sheet-fields';
import { decimalsOf } from '@stayfront/rules/currency/currencies';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Cell, Column } from '../../platform/table/table.ts';
import { sheetNames, type SheetNames } from './sheet-names.ts';

type Line = { readonly [Field in SheetField]?: Cell };

/** The columns of a calendar as a sheet, called as in a language: by these they are known again. */
export function calendarColumns({ currency }: PropertyDocument, language: Language): Column[] {
  const heads = headsIn(language);
  const amount = { decimals: decimalsOf(currency) };
  const kinds: Partial<Record<SheetField, Column['kind']>> = { date: 'day', room: 'text', ratePlan: 'text' };
  const isAmount = (field: SheetField): boolean => /^(price|extraAdult|child|infant)/.test(field);
  return sheetFields.map((field): Column => {
    const kind = kinds[field] ?? (isAmount(field) ? amount : field.startsWith('is') ? 'text' : 'number');
    return { title: heads[field], kind, width: field === 'room' || field === 'ratePlan' ? 26 : 12 };
  });
}

/** The nights of a calendar, a batch for each day: a line for each room and each rate. */
export function* calendarRows(document: PropertyDocument, grid: DeskCalendar, language: Language): Generator<Cell[][]> {
  const names = {
    rooms: sheetNames(document.rooms, document.language),
    plans: sheetNames(document.ratePlans, document.language),
  };
  for (let day = 0; day < grid.house.total.length; day++)
    yield [...linesOn(document, grid, { ...names, language }, day)].map((line) =>
      sheetFields.map((field) => line[field] ?? null),
    );
}

type Names = { readonly rooms: SheetNames; readonly plans: SheetNames; readonly language: Language };

function* linesOn(
  document: PropertyDocument,
  grid: DeskCalendar,
  { rooms, plans, language }: Names,
  day: number,
): Generator<Line> {
  const date = addDays(grid.from as Parameters<typeof addDays>[0], day);
  for (const row of grid.rooms) {
    const room = rooms.nameOf(row.roomId, language);
    yield { date, room, total: row.total[day] ?? null, ...rulesOn(row.rules, day) };
    for (const rate of grid.rates) {
      if (rate.roomId !== row.roomId) continue;
      const plan = document.ratePlans.find(({ id }) => id === rate.ratePlanId);
      const isApart = !plan?.follows || rate.apart.some(([place, days]) => day >= place && day < place + days);
      const list = isApart ? (rate.amounts?.lists[rate.amounts.days[day] ?? -1] ?? null) : null;
      // What has no columns of its own (bands of ages, more than four adults) is told by its price alone.
      const told = list && !list.bands && list.byAdults.length <= 4 ? list : null;
      yield {
        date,
        room,
        ratePlan: plans.nameOf(rate.ratePlanId, language),
        price: rate.price[day] ?? null,
        ...(told && {
          price1: told.byAdults[0] ?? null,
          price2: told.byAdults[1] ?? null,
          price3: told.byAdults[2] ?? null,
          price4: told.byAdults[3] ?? null,
          extraAdult: told.extraAdult,
          child: told.child,
          infant: told.infant,
        }),
        ...rulesOn(rate.rules, day),
      };
    }
  }
}

type Run = readonly [number, number, Readonly<Record<string, true | number>>];

function rulesOn(runs: readonly Run[], day: number): Line {
  const said = runs.find(([place, days]) => day >= place && day < place + days)?.[2] ?? {};
  const flag = (is: true | number | undefined): Cell => (is ? 'x' : null);
  return {
    minStay: Number(said['minStay'] ?? 0) || null,
    maxStay: Number(said['maxStay'] ?? 0) || null,
    isClosed: flag(said['isClosed']),
    isClosedToArrival: flag(said['isClosedToArrival']),
    isClosedToDeparture: flag(said['isClosedToDeparture']),
  };
}
