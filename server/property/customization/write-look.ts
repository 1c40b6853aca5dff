import type { CustomizationState } from '@stayfront/contract/customization';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { lookLimits } from '@stayfront/rules/booking/mail-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { StoredLook } from '../../platform/db/stored-values.ts';
import type { Operator } from '../operator/operator.ts';
import { countAsk } from '../../platform/limit/count-ask.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { loadHotel } from '../hotel/load-hotel.ts';
import { noteOperator } from '../operator/note-operator.ts';
import { saveLook } from './customization.store.ts';
import { describeCustomization } from './describe-customization.ts';

type By = { readonly hotel: Hotel; readonly operator: Operator; readonly now: Instant };
type Change = {
  readonly what: 'customization.saved' | 'customization.reset';
  /** What was looked at before the change; null where that does not matter. */
  readonly version: number | null;
  readonly look: StoredLook | null;
  readonly detail: Readonly<Record<string, unknown>>;
};

/** Writes a look and who did it, and says how the hotel looks now; null where somebody else was quicker. */
export async function writeLook(
  db: Db,
  { hotel: { hotelId }, operator, now }: By,
  { what, version, look, detail }: Change,
): Promise<CustomizationState | Refusal<'hotel.unknown' | 'too_many_requests'> | null> {
  const saved = await inHotel(db, hotelId, async (tx) => {
    const tooOften = await countAsk(tx, hotelId, { 'look-operator': operator.operatorId }, lookLimits, now);
    if (tooOften) return tooOften;
    const next = await saveLook(tx, hotelId, { version, look, who: operator.email, now });
    if (next === null) return null;
    await noteOperator(tx, hotelId, {
      happenedAt: now,
      who: operator.email,
      what,
      detail: { version: next, ...detail },
    });
    return next;
  });
  if (saved === null || typeof saved === 'object') return saved;
  const fresh = await loadHotel(db, hotelId);
  return fresh ? describeCustomization(fresh) : refuse('hotel.unknown');
}
