import type { SavedView } from '@stayfront/contract/desk/views';
import type { Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Staff } from '../../property/operator/staff-guard.ts';
import { lockViews, readViews, writeView } from './view.store.ts';

/** More than anybody finds their way in. */
const most = 30;

/** Keeps a view for whoever asks, or changes the one that is kept under its id. Others neither see nor change it. */
export const saveView = (
  db: Db,
  staff: Staff,
  view: SavedView,
  now: Instant,
): Promise<SavedView | Refusal<'input.invalid'>> =>
  inHotel(db, staff.hotelId, async (tx) => {
    await lockViews(tx, staff);
    const others = (await readViews(tx, staff)).filter(({ viewId }) => viewId !== view.viewId);
    const fault = findFault(view, others);
    if (fault) return { refused: 'input.invalid', errors: [{ field: 'name', code: 'input.custom', message: fault }] };
    await writeView(tx, staff, view, now);
    return view;
  });

function findFault({ name }: SavedView, others: readonly SavedView[]): string | null {
  if (others.length >= most) return `${most} views are kept already: remove one first`;
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  return isTaken ? 'Another of your views has this name' : null;
}
