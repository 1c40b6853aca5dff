import type { CopyHotel } from '@stayfront/contract/beginning';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { readTranslations } from '../house/read-translations.ts';
import { noteOperator } from '../operator/note-operator.ts';
import type { Operator } from '../operator/operator.ts';
import type { Whence } from '../operator/whence.ts';
import { copiedDocument } from './copied-document.ts';
import { ownsAll } from './owns-all.ts';
import { putNewHotel, type PutHotel, type SignedIn } from './put-new-hotel.ts';

/** Begins a hotel as a copy of another, for somebody to whom all that are here belong. */
export async function copyHotel(
  db: Db,
  hotel: Hotel,
  { email, begunAt }: Operator,
  wish: CopyHotel,
  whence: Whence,
  now: Instant,
): Promise<PutHotel | Refusal<'beginning.not_yours'>> {
  if (!(await inHotel(db, hotel.hotelId, (tx) => ownsAll(tx, email)))) return refuse('beginning.not_yours');
  return copyAs(db, hotel, wish, { owner: email, session: { whence, begunAt }, by: email }, now);
}

type As<Session> = { readonly owner: string; readonly session: Session; readonly by: string };

/** The same for whoever has the right by another way. Both histories say so. */
export async function copyAs<Session extends SignedIn | null>(
  db: Db,
  hotel: Hotel,
  wish: CopyHotel,
  { owner, session, by }: As<Session>,
  now: Instant,
) {
  const { document, pictures } = await copiedDocument(hotel, wish, owner);
  const shown = { hotel, published: hotel.document, document: hotel.document };
  const translations = await inHotel(db, hotel.hotelId, (tx) => readTranslations(tx, shown), 'read only');
  const put = await putNewHotel(
    db,
    (hotelId) => PropertyDocument.parse({ ...document, hotelId }),
    { owner, session, detail: { copyOf: hotel.hotelId }, pictures, translations },
    async () => true,
    now,
  );
  if (!put) throw new Error('Nobody was asked, and somebody said no');
  const what = { happenedAt: now, who: by, what: 'hotel.copied', detail: { to: put.hotelId, name: wish.name } };
  await inHotel(db, hotel.hotelId, (tx) => noteOperator(tx, hotel.hotelId, what));
  return put;
}
