import { randomBytes } from 'node:crypto';
import type { BegunHotel } from '@stayfront/contract/beginning';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { saveHotel } from '../hotel/save-hotel.ts';
import { setOpen } from '../hotel/set-open.ts';
import type { StoredPicture } from '../hotel/hotel.ts';
import { beginSession } from '../operator/begin-session.ts';
import { noteOperator } from '../operator/note-operator.ts';
import type { Whence } from '../operator/operator-session.store.ts';
import { saveOperator } from '../operator/operator.store.ts';
import { claimNumber, readHighestNumber } from './beginning-link.store.ts';

/** The number of the first hotel; each further one has the next. */
const firstNumber = 1001;

export type Beginning = {
  readonly owner: string;
  readonly whence: Whence;
  /** When the owner proved who they are. */
  readonly begunAt: Instant;
  /** For the history: by a link, beside another hotel, or out of one. */
  readonly detail: object;
  readonly pictures?: readonly StoredPicture[];
};

/** Signed in at the new hotel. */
export type PutHotel = { readonly begun: BegunHotel; readonly sessionToken: string };

/**
 * Puts a hotel under the next number that is free, not yet open, with its owner signed in. `check` may still say no, in
 * the same transaction: null, and nothing of it remains.
 */
export async function putNewHotel(
  db: Db,
  makeDocument: (hotelId: number) => PropertyDocument,
  { owner, whence, begunAt, detail, pictures = [] }: Beginning,
  check: (tx: Tx) => Promise<boolean>,
  now: Instant,
): Promise<PutHotel | null> {
  let hotelId = Math.max(firstNumber - 1, (await readHighestNumber(db)) ?? 0);
  for (;;) {
    hotelId += 1;
    const put = await inHotel(db, hotelId, async (tx, { rollBack }) => {
      const isFree = await claimNumber(tx, hotelId);
      const isWelcome = isFree && (await check(tx));
      if (!isFree || !isWelcome) {
        await rollBack();
        return isFree ? 'refused' : 'taken';
      }
      const document = makeDocument(hotelId);
      await saveHotel(tx, document, pictures, false);
      await setOpen(tx, hotelId, false);
      const person = {
        operatorId: randomBytes(8).toString('hex'),
        email: owner,
        role: 'owner',
        createdAt: now,
      } as const;
      const operatorId = await saveOperator(tx, hotelId, person);
      const what = { happenedAt: now, who: owner, what: 'hotel.begun', detail: { name: document.name, ...detail } };
      await noteOperator(tx, hotelId, what);
      const session = { operator: { operatorId, email: owner, role: 'owner' }, whence, begunAt, detail: {} } as const;
      const { operator, sessionToken } = await beginSession(tx, hotelId, session, now);
      return { begun: { ...operator, hotelId }, sessionToken };
    });
    if (put === 'refused') return null;
    if (put !== 'taken') return put;
  }
}
