import type { CalendarPut } from '@stayfront/contract/manage/calendar';
import type { Refusal } from '@stayfront/contract/problem';
import { keyOfChange } from '@stayfront/rules/calendar-edit/cells';
import { standardPrices } from '@stayfront/rules/calendar-edit/prices-anew';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import type { Tx } from '../../platform/db/open-database.ts';
import { eachInTurns } from '../../platform/http/each-in-turns.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeGuarded, describeWarned } from './describe-refused.ts';
import type { ChangeNote } from './note-calendar-change.ts';
import { judgePrices, spanOf, widened } from './plan-edits.ts';
import { priceFacts } from './price-facts.ts';
import { readCells } from './read-cells.ts';

/** Where slips are only told, who changes two years of prices at once is not told of them: nobody would read it. */
const mostLookedAt = 2_000;
/** So many changes are taken back in thought before others have their turn. */
const piece = 1_000;

/** What guards say of a put that was let through. */
export type JudgedPut = {
  readonly told: Pick<CalendarPut, 'warnings'>;
  /** Nights that were put over a warning. */
  readonly warned: number;
};

type Asked = { readonly accepts: string | undefined; readonly whoKind: ChangeNote['whoKind'] };

/**
 * The guards for what systems put, as people meet them: no price below a floor or above a ceiling, and none that looks
 * like a slip without a second yes. Only what changed is looked at, so that whoever sends the same prices every night is
 * not held up. The hotel may have said for all times that slips are meant so; whoever puts by command has the file open.
 */
export async function judgePut(
  tx: Tx,
  hotel: Hotel,
  changes: readonly CellChange[],
  { accepts, whoKind }: Asked,
): Promise<JudgedPut | Refusal<'calendar.guarded' | 'calendar.warned'>> {
  const { document, hotelId } = hotel;
  const rated = changes.filter(({ kind }) => kind === 'rate');
  const isAsked = whoKind !== 'system' && document.calendarGuards !== 'tell';
  const asksAboutSlips = isAsked || rated.length <= mostLookedAt;
  const hasLimits = document.ratePlans.some(({ floor, ceiling }) => floor ?? ceiling);
  if (rated.length === 0 || (!hasLimits && !asksAboutSlips)) return { told: {}, warned: 0 };
  const window = widened(spanOf(rated));
  const rooms = [...new Set(rated.flatMap(({ roomId }) => roomId ?? []))];
  const after = await readCells(tx, hotelId, window, { rooms });
  const stood = new Map(after);
  await eachInTurns(rated, piece, (one) => stood.set(keyOfChange(one), one.before));
  const before = standardPrices(stood, window, priceFacts(document));
  const judged = await judgePrices(hotel, after, rated, before, asksAboutSlips);
  const guarded = describeGuarded(judged);
  if (guarded) return { refused: 'calendar.guarded', details: guarded };
  const warned = describeWarned(judged);
  if (!warned) return { told: {}, warned: 0 };
  if (isAsked && warned.accepts !== accepts) return { refused: 'calendar.warned', details: warned };
  return { told: { warnings: warned.warnings }, warned: judged.warned.length };
}
