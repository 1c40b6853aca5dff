import { spread } from '../pricing/spread.ts';
import { nightCount } from '../stay/stay-date.ts';
import type { ReadStay } from './read-import-line.ts';

/** A room with what each of its nights costs. */
export type GroupedStay = Omit<ReadStay, 'total'> & { readonly line: number; readonly nightPrices: readonly number[] };

/** The lines of a reservation: rooms of one number of the other system. */
export type StayGroup = {
  readonly number: string;
  /** From 1 on: a number with more rooms than a reservation has goes in several. */
  readonly part: number;
  readonly stays: readonly GroupedStay[];
  readonly paid: number;
};

/** Whether the amount of a line is that of its room, or that of all rooms of its number, written in each. */
export type TotalOf = 'line' | 'booking';

export const mostRooms = 4;

type Line = ReadStay & { readonly line: number };

/**
 * Lines as reservations. Amounts are spread over nights so that their sum stays: over those of a room, or of all rooms
 * where each line has the whole amount. What is cancelled beside rooms that stand takes no share of such a whole.
 */
export function groupStays(lines: readonly Line[], totalOf: TotalOf): StayGroup[] {
  const byNumber = linesByNumber(lines);
  return [...byNumber].flatMap(([number, all]) => {
    const priced = totalOf === 'booking' ? sharing(all) : all.map((one) => withNights(one, one.total ?? 0));
    const paid = totalOf === 'booking' ? (all[0]?.paid ?? 0) : all.reduce((sum, one) => sum + one.paid, 0);
    const parts = Math.ceil(priced.length / mostRooms);
    return Array.from({ length: parts }, (_, i) => {
      const stays = priced.slice(i * mostRooms, (i + 1) * mostRooms);
      return { number, part: i + 1, stays, paid: parts === 1 ? paid : paidOf(priced, stays, paid, i === parts - 1) };
    });
  });
}

/** Numbers that say the same amount in each of several lines: it may be that of all of them. */
export function haveSameTotals(lines: readonly Pick<ReadStay, 'number' | 'total'>[]): boolean {
  const several = [...linesByNumber(lines).values()].filter((all) => all.length > 1);
  return several.some((all) => (all[0]?.total ?? 0) > 0 && all.every(({ total }) => total === all[0]?.total));
}

function sharing(all: readonly Line[]): GroupedStay[] {
  const standing = all.filter(({ status }) => status !== 'cancelled');
  const payers = standing.length > 0 ? standing : all;
  const total = payers[0]?.total ?? 0;
  const shares = spread(total, payers.map(nightCount));
  return all.map((one) => withNights(one, shares[payers.indexOf(one)] ?? 0));
}

function withNights(line: Line, amount: number): GroupedStay {
  const { total: _, ...stay } = line;
  return { ...stay, nightPrices: spread(amount, Array<number>(nightCount(stay)).fill(1)) };
}

/** What was paid goes to parts by what they cost; the last has what is left. */
function paidOf(all: readonly GroupedStay[], own: readonly GroupedStay[], paid: number, isLast: boolean): number {
  const costOf = (stays: readonly GroupedStay[]): number =>
    stays.reduce((sum, { nightPrices }) => sum + nightPrices.reduce((a, b) => a + b, 0), 0);
  const parts = Array.from({ length: Math.ceil(all.length / mostRooms) }, (_, i) =>
    costOf(all.slice(i * mostRooms, (i + 1) * mostRooms)),
  );
  if (costOf(all) === 0) return isLast ? paid : 0;
  return spread(paid, parts)[all.indexOf(own[0] as GroupedStay) / mostRooms] ?? 0;
}

function linesByNumber<Numbered extends { readonly number: string }>(
  lines: readonly Numbered[],
): Map<string, Numbered[]> {
  const byNumber = new Map<string, Numbered[]>();
  for (const line of lines) byNumber.set(line.number, [...(byNumber.get(line.number) ?? []), line]);
  return byNumber;
}
