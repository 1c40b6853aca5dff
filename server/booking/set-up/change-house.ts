import type { SetUp } from '@stayfront/contract/desk/set-up';
import { mostErrors, refuse, type Refusal } from '@stayfront/contract/problem';
import { documentWords } from '@stayfront/contract/property/document-words';
import { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { oneStepMs } from '../../property/hotel/keep-version.ts';
import { loadHotel } from '../../property/hotel/load-hotel.ts';
import { replaceDocument } from '../../property/hotel/replace-document.ts';
import { noteOperator } from '../../property/operator/note-operator.ts';
import { describeSetUp, type SetUpDeps } from './describe-set-up.ts';
import { isNotedSince, lockDocument } from './set-up.store.ts';

/** What a step makes of the document, and what is to be done with it in the same transaction. */
type Changed<Refused> = {
  readonly document: PropertyDocument;
  readonly also?: (tx: Tx, hotel: Hotel) => Promise<Refused | null>;
};
type Step<Refused> = {
  /** Of the document that it was made on. */
  readonly version: number;
  readonly who: string;
  readonly name: 'rooms' | 'rates' | 'prices';
  change(tx: Tx, hotel: Hotel): Promise<Changed<Refused> | Refused>;
};
type OwnRefusal = Refusal<'hotel.unknown' | 'input.invalid' | 'set_up.changed'>;

/** One step of the set-up, all of it or nothing. Whoever changed the hotel meanwhile is not written over. */
export async function changeHouse<Refused extends Refusal>(
  deps: SetUpDeps,
  { hotelId }: Hotel,
  step: Step<Refused>,
  now: Instant,
): Promise<SetUp | Refused | OwnRefusal> {
  const refused = await inHotel(deps.db, hotelId, async (tx, { rollBack }) => {
    const no = await takeStep(tx, hotelId, step, now);
    if (no) await rollBack();
    return no;
  });
  if (refused) return refused;
  const hotel = await loadHotel(deps.db, hotelId);
  return hotel ? describeSetUp(deps, hotel, now) : refuse('hotel.unknown');
}

async function takeStep<Refused extends Refusal>(
  tx: Tx,
  hotelId: number,
  { version, who, name, change }: Step<Refused>,
  now: Instant,
): Promise<Refused | OwnRefusal | null> {
  if ((await lockDocument(tx, hotelId)) !== version) return refuse('set_up.changed');
  const before = await loadHotel(tx, hotelId);
  if (!before) return refuse('hotel.unknown');
  const changed = await change(tx, before);
  if ('refused' in changed) return changed;
  const parsed = PropertyDocument.safeParse(changed.document, { error: documentWords });
  if (!parsed.success) {
    const errors = parsed.error.issues.slice(0, mostErrors);
    return {
      refused: 'input.invalid',
      errors: errors.map(({ path, message }) => ({ field: path.join('.'), code: 'input.custom', message })),
    };
  }
  const document = parsed.data;
  await replaceDocument(tx, document, { by: who, how: 'published', step: `set-up.${name}`, now });
  const detail = { rooms: document.rooms.length, ratePlans: document.ratePlans.length };
  const what = `set-up.${name}`;
  // A step is saved with each pause in typing; that somebody is at it is told once.
  if (!(await isNotedSince(tx, hotelId, [who, what], now - oneStepMs)))
    await noteOperator(tx, hotelId, { happenedAt: now, who, what, detail });
  return (await changed.also?.(tx, { ...before, document })) ?? null;
}
