import { dateAt } from '../../../features/calendar/columns.ts';
import type { Place, Selection } from '../../../features/calendar/range.ts';
import { rectOf } from '../../../features/calendar/range.ts';
import type { SheetRow } from '../../../features/calendar/sheet.ts';
import { cellId } from '../cell-id.ts';
import { rowTops } from '../row-tops.ts';
import { becomeWeek, sayAnew, type DrawnWeek } from './drawn-week.ts';
import { putInOrder } from './in-order.ts';
import type { Sight } from './sight.ts';
import { colsOf, weekOf } from './weeks.ts';
import type { Range } from './window.ts';
import { putMarks } from './marks-text.ts';
import { bandMarks, bandOf, lineMarks, rowsOfBand, writeBand } from './write-band.ts';
import { headMarks, nameMarks, nameOf } from './write-name.ts';
import { describeWeek, writeWeek } from './write-week.ts';

type Week = DrawnWeek & { sources: readonly unknown[] };
type Line = {
  readonly element: Element;
  readonly head: Element;
  readonly name: Element;
  nameText: string;
  readonly weeks: Map<number, Week>;
  spare: [number, Week][];
};
type Band = { readonly lines: Element; readonly names: Element };

/**
 * The rows that are in the page. They are written as text, and the browser makes elements of it in one go: a part for each
 * cell takes twenty times as long. What is scrolled away becomes what comes, rows a few at a time and
 * weeks: most of their cells get another text and nothing more.
 */
export function drawnLines(holders: { readonly lines: Element; readonly names: Element }, begun: Sight) {
  const lines = new Map<number, Line>();
  const bands = new Map<number, Band>();
  let sight = begun;
  let tops = rowTops(begun.looking.rows);
  let near: Range = { top: 0, bottom: -1, first: 0, last: -1 };
  let active = { row: -1, week: -1 };
  let chosen = new Set<Element>();
  let named: Element[] = [];
  const isNear = (index: number): boolean => near.top <= index && index <= near.bottom;

  /** Everything that the cells of a week have been read from; another object says that it was read again. */
  const sourcesOf = (week: number): readonly unknown[] => {
    const { sheet, columns } = sight.looking;
    const [from, end] = colsOf(columns, week);
    return [sheet.sourceOf(dateAt(columns, from)), sheet.sourceOf(dateAt(columns, end - 1))];
  };

  /** What has just been written, or what the server has. */
  const keepBand = (band: number, { lines: rows, names }: Band): void => {
    bands.set(band, { lines: rows, names });
    for (const [place, element] of [...rows.children].entries()) {
      const index = Number(element.getAttribute('data-row'));
      const [row, name] = [sight.looking.rows[index], names.children[place]];
      const [head, ...written] = element.children;
      if (!row || !name || !head) continue;
      const weeks = written.map((one): [number, Week] => {
        const week = Number(one.getAttribute('data-week'));
        return [week, { element: one, cells: null, sources: sourcesOf(week) }];
      });
      lines.set(index, { element, head, name, nameText: nameOf(sight, row), weeks: new Map(weeks), spare: [] });
    }
  };

  const isFull = (band: number): boolean => (band + 1) * rowsOfBand <= sight.looking.rows.length;

  /** Rows of the same kinds, or a cell of a room would have to become a price. Some more of them are kept for that. */
  const findBandAway = (band: number): readonly [number, Band] | undefined => {
    const away = [...bands].filter(([one]) => isAway(one) && isFull(one));
    const { rows } = sight.looking;
    return (
      away.find(([one]) => kindsOf(rows, one) === kindsOf(rows, band)) ??
      (away.length > mostSpare ? away[0] : undefined)
    );
  };
  const addBand = (band: number): void => {
    const away = isFull(band) ? findBandAway(band) : undefined;
    if (away) return becomeBand(...away, band);
    const { lines: rows, names } = writeBand(sight, tops, band, () => '');
    holders.lines.insertAdjacentHTML('beforeend', rows);
    holders.names.insertAdjacentHTML('beforeend', names);
    keepBand(band, { lines: lastOf(holders.lines), names: lastOf(holders.names) });
  };

  const isAway = (band: number): boolean => {
    const first = band * rowsOfBand;
    return (first > near.bottom || near.top >= first + rowsOfBand) && band !== bandOf(active.row);
  };

  /** Rows that were scrolled away become those that come; what is in them is said anew when it is seen. */
  const becomeBand = (was: number, drawn: Band, band: number): void => {
    bands.delete(was);
    bands.set(band, drawn);
    for (const element of [drawn.lines, drawn.names]) putMarks(element, bandMarks(tops, band));
    for (let place = 0; place < rowsOfBand; place++) {
      const [before, index] = [was * rowsOfBand + place, band * rowsOfBand + place];
      const [line, row] = [lines.get(before), sight.looking.rows[index]];
      lines.delete(before);
      if (!line || !row) continue;
      putMarks(line.element, lineMarks(row, index));
      putMarks(line.name, nameMarks(row));
      nameAnew(line, row);
      line.spare.push(...line.weeks);
      line.weeks.clear();
      lines.set(index, line);
    }
  };

  const nameAnew = (line: Line, row: SheetRow): void => {
    const nameText = nameOf(sight, row);
    putMarks(line.head, headMarks(sight, row));
    if (nameText !== line.nameText) line.name.innerHTML = nameText;
    line.nameText = nameText;
  };

  const takeBand = (band: number, { lines: rows, names }: Band): void => {
    rows.remove();
    names.remove();
    bands.delete(band);
    for (let index = band * rowsOfBand; index < (band + 1) * rowsOfBand; index++) lines.delete(index);
  };

  /** A week of this row that nobody sees, and that has as many nights. */
  const findWeekAway = (index: number, line: Line, week: number): [number, Week] | undefined => {
    const { columns } = sight.looking;
    const nights = (one: number): number => colsOf(columns, one)[1] - colsOf(columns, one)[0];
    const same = line.spare.findIndex(([known]) => known === week);
    const spare = same >= 0 ? same : line.spare.findIndex(([known]) => nights(known) === nights(week));
    if (spare >= 0) return line.spare.splice(spare, 1)[0];
    for (const [known, drawn] of line.weeks) {
      const isSeen = near.first <= known && known <= near.last;
      if (isSeen || nights(known) !== nights(week) || (index === active.row && known === active.week)) continue;
      line.weeks.delete(known);
      return [known, drawn];
    }
    return undefined;
  };

  /** True where something was missing. */
  const add = (index: number, weeks: readonly number[]): boolean => {
    const row = sight.looking.rows[index];
    if (!row || weeks.length === 0) return false;
    if (!lines.has(index)) addBand(bandOf(index));
    const line = lines.get(index);
    if (!line || weeks.every((week) => line.weeks.has(week))) return false;
    const fresh: number[] = [];
    for (const week of weeks) {
      if (line.weeks.has(week)) continue;
      const [was, drawn] = findWeekAway(index, line, week) ?? [];
      if (was === undefined || !drawn) {
        fresh.push(week);
        continue;
      }
      drawn.sources = sourcesOf(week);
      becomeWeek(drawn, sight, row, was, week);
      line.weeks.set(week, drawn);
    }
    if (fresh.length === 0) return true;
    const described = fresh.map((week) => describeWeek(sight, row, week));
    const text = fresh.map((week, place) => writeWeek(sight, week, described[place] ?? [])).join('');
    line.element.insertAdjacentHTML('beforeend', text);
    const begin = line.element.children.length - fresh.length;
    for (const [place, week] of fresh.entries()) {
      const element = line.element.children[begin + place];
      if (element) line.weeks.set(week, { element, cells: described[place] ?? [], sources: sourcesOf(week) });
    }
    return true;
  };

  const cellAt = ({ row, col }: Place): Element | undefined => {
    const week = weekOf(col);
    return lines.get(row)?.weeks.get(week)?.element.children[col - colsOf(sight.looking.columns, week)[0]];
  };

  return {
    add,
    /** What is beyond this may become something else; the cell that the keyboard is at stays. */
    moveTo: (range: Range, head: Place): void => {
      near = range;
      active = { row: head.row, week: weekOf(head.col) };
    },
    /** Takes away what nothing has been made of, and puts the rest in its order: when there is time for it. */
    tidy: (): void => {
      for (const [band, drawn] of bands) if (isAway(band)) takeBand(band, drawn);
      for (const [index, line] of lines) {
        for (const [, { element }] of line.spare) element.remove();
        line.spare = [];
        for (const [week, { element }] of line.weeks) {
          const isKept = isNear(index) && near.first <= week && week <= near.last;
          if (isKept || (index === active.row && week === active.week)) continue;
          element.remove();
          line.weeks.delete(week);
        }
        putInOrder(line.element, 'data-week');
      }
      putInOrder(holders.lines, 'data-band');
      putInOrder(holders.names, 'data-band');
    },
    /** What the server has drawn is taken over as it stands. */
    takeOver: (): void => {
      for (const [place, element] of [...holders.lines.children].entries()) {
        const names = holders.names.children[place];
        if (names) keepBand(Number(element.getAttribute('data-band')), { lines: element, names });
      }
    },
    /** Writes anew what says something else now. */
    rewrite: (next: Sight): void => {
      const before = sight;
      sight = next;
      const { rows } = next.looking;
      if (!isSameRows(before.looking.rows, rows)) {
        tops = rowTops(rows);
        for (const [band, drawn] of bands) takeBand(band, drawn);
        return;
      }
      const isEdited =
        before.looking.edits !== next.looking.edits || before.clashes !== next.clashes || before.words !== next.words;
      for (const [index, line] of lines) {
        const row = rows[index];
        if (!row) continue;
        nameAnew(line, row);
        for (const [week, drawn] of line.weeks) {
          const sources = sourcesOf(week);
          if (!isEdited && sources.every((one, place) => one === drawn.sources[place])) continue;
          drawn.sources = sources;
          drawn.cells ??= describeWeek(before, row, week);
          sayAnew(drawn, describeWeek(next, row, week));
        }
      }
    },
    /** Says of the cells that are in the page which are chosen, and names those in which it began and ends. */
    choose: (selection: Selection): void => {
      const { top, bottom, first, last } = rectOf(selection);
      const now = new Set<Element>();
      for (const [index, { weeks }] of lines) {
        if (index < top || bottom < index) continue;
        for (const [week, { element }] of weeks) {
          const [from, end] = colsOf(sight.looking.columns, week);
          for (let col = Math.max(from, first); col < Math.min(end, last + 1); col++) {
            const cell = element.children[col - from];
            if (!cell) continue;
            now.add(cell);
            if (!chosen.has(cell)) cell.setAttribute('aria-selected', 'true');
          }
        }
      }
      for (const cell of chosen) if (!now.has(cell)) cell.setAttribute('aria-selected', 'false');
      chosen = now;
      const ends = [selection.anchor, selection.head].map((place) => ({
        cell: cellAt(place),
        id: cellId(place.row, place.col),
      }));
      for (const cell of named) if (!ends.some((end) => end.cell === cell)) cell.removeAttribute('id');
      for (const { cell, id } of ends) if (cell && cell.id !== id) cell.id = id;
      named = ends.flatMap(({ cell }) => cell ?? []);
    },
  };
}

/** So many bands that nobody sees stay for others of their kind. */
const mostSpare = 6;

const kindsOf = (rows: readonly SheetRow[], band: number): string =>
  rows
    .slice(band * rowsOfBand, (band + 1) * rowsOfBand)
    .map(({ kind }) => kind)
    .join(' ');

const lastOf = (holder: Element): Element => {
  const last = holder.lastElementChild;
  if (!last) throw new Error('What was written has no element');
  return last;
};

const isSameRows = (one: readonly SheetRow[], other: readonly SheetRow[]): boolean =>
  one === other || (one.length === other.length && one.every(({ id }, place) => id === other[place]?.id));
