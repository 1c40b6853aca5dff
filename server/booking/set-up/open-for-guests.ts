import type { SetUp } from '@stayfront/contract/desk/set-up';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { loadHotel } from '../../property/hotel/load-hotel.ts';
import { setOpen } from '../../property/hotel/set-open.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { describeSetUp, type SetUpDeps } from './describe-set-up.ts';

/** Lets guests in, unless something is missing without which none could book. Asked again, it is open already. */
export async function openForGuests(
  deps: SetUpDeps,
  hotel: Hotel,
  who: string,
  now: Instant,
): Promise<SetUp | Refusal<'hotel.unknown' | 'set_up.missing'>> {
  const { hotelId } = hotel;
  const before = await describeSetUp(deps, hotel, now);
  if (before.isOpen) return before;
  const missing = before.missing.filter(({ isNeeded }) => isNeeded);
  if (missing.length > 0) return { refused: 'set_up.missing', details: { missing } };
  await inHotel(deps.db, hotelId, async (tx) => {
    await setOpen(tx, hotelId, true);
    await noteOperator(tx, hotelId, { happenedAt: now, who, what: 'hotel.opened', detail: {} });
  });
  const opened = await loadHotel(deps.db, hotelId);
  return opened ? describeSetUp(deps, opened, now) : refuse('hotel.unknown');
}
