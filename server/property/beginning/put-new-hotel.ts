import type { BegunHotel } from '@stayfront/contract/beginning';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { KnownTranslation } from '@stayfront/rules/house-draft/find-outdated-texts';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { keepTranslations } from '../hotel/keep-translations.ts';
import { saveHotel } from '../hotel/save-hotel.ts';
import { setOpen } from '../hotel/set-open.ts';
import type { StoredPicture } from '../hotel/hotel.ts';
import { beginSession } from '../operator/begin-session.ts';
import { noteOperator } from '../operator/note-operator.ts';
import type { Whence } from '../operator/whence.ts';
import { addFirstOwner } from '../operator/add-first-owner.ts';
import { claimNumber } from './claim-number.ts';
import { readHighestNumber } from './read-highest-number.ts';

/** The number of the first hotel; each further one has the next. */
const firstNumber = 1001;

/** From where an owner is signed in at once, and when they proved who they are. */
export type SignedIn = { readonly whence: Whence; readonly begunAt: Instant };

export type Beginning<Session extends SignedIn | null> = {
  readonly owner: string;
  /** Null where somebody begins it for them: they come by a link. */
  readonly session: Session;
  /** For the history: by a link, beside another hotel, or out of one. */
  readonly detail: object;
  readonly pictures?: readonly StoredPicture[];
  /** With which originals its translations fit, where some were left behind. */
  readonly translations?: readonly KnownTranslation[];
};

/** Signed in at the new hotel. */
export type PutHotel = { readonly begun: BegunHotel; readonly sessionToken: string };
type Put<Session> = { readonly hotelId: number } & (Session extends SignedIn ? PutHotel : unknown);

/**
 * Puts a hotel under the next number that is free, not yet open, with its owner. `check` may still say no, in the same
 * transaction: null, and nothing of it remains.
 */
export async function putNewHotel<Session extends SignedIn | null>(
  db: Db,
  makeDocument: (hotelId: number) => PropertyDocument,
  beginning: Beginning<Session>,
  check: (tx: Tx) => Promise<boolean>,
  now: Instant,
): Promise<Put<Session> | null> {
  let hotelId = Math.max(firstNumber - 1, (await readHighestNumber(db)) ?? 0);
  for (;;) {
    hotelId += 1;
    const put = await inHotel(db, hotelId, async (tx, { rollBack }) => {
      const isFree = await claimNumber(tx, hotelId);
      if (isFree && (await check(tx))) return putAs(tx, makeDocument(hotelId), beginning, now);
      await rollBack();
      return isFree ? 'refused' : 'taken';
    });
    if (put === 'refused') return null;
    if (put !== 'taken') return put as Put<Session>;
  }
}

async function putAs(
  tx: Tx,
  document: PropertyDocument,
  { owner, session, detail, pictures = [], translations = [] }: Beginning<SignedIn | null>,
  now: Instant,
): Promise<Put<SignedIn> | Put<null>> {
  const { hotelId } = document;
  await saveHotel(tx, document, pictures, { now });
  await keepTranslations(tx, hotelId, translations);
  await setOpen(tx, hotelId, false);
  const operatorId = await addFirstOwner(tx, hotelId, owner, now);
  const what = { happenedAt: now, who: owner, what: 'hotel.begun', detail: { name: document.name, ...detail } };
  await noteOperator(tx, hotelId, what);
  if (!session) return { hotelId };
  const operator = { operatorId, email: owner, role: 'owner' } as const;
  const begun = await beginSession(tx, hotelId, { operator, ...session, detail: {} }, now);
  return { hotelId, begun: { ...begun.operator, hotelId }, sessionToken: begun.sessionToken };
}
