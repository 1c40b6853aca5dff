import type { NewHotel } from '@stayfront/contract/beginning';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Operator } from '../operator/operator.ts';
import type { Whence } from '../operator/whence.ts';
import { hashOperatorToken, isToken } from '../operator/operator-token.ts';
import { endLinksOfStarts, useLink } from './beginning-link.store.ts';
import { firstDocument, placeOf } from './first-document.ts';
import { ownsAll } from './owns-all.ts';
import { putNewHotel, type PutHotel } from './put-new-hotel.ts';

type ByLink = NewHotel & { readonly token: string; readonly owner: string };

/** Begins a hotel by a link, which is used up by it. Whoever comes with one that opens nothing is told so in one way. */
export async function beginHotel(
  db: Db,
  { token, owner, ...wish }: ByLink,
  whence: Whence,
  now: Instant,
): Promise<PutHotel | Refusal<'beginning.link' | 'input.invalid'>> {
  if (!isToken(token)) return refuse('beginning.link');
  const place = placeOf(wish);
  if ('refused' in place) return place;
  const documentOf = await firstDocument(wish, place, owner);
  const put = await putNewHotel(
    db,
    documentOf,
    { owner, session: { whence, begunAt: now }, detail: { by: 'link' } },
    async (tx) => {
      const isGood = await useLink(tx, hashOperatorToken(token), now);
      if (isGood) await endLinksOfStarts(tx, now);
      return isGood;
    },
    now,
  );
  return put ?? refuse('beginning.link');
}

/** Begins a further hotel for somebody to whom all that are here belong. */
export async function beginAnotherHotel(
  db: Db,
  { hotelId: beside, email, begunAt }: Operator,
  wish: NewHotel,
  whence: Whence,
  now: Instant,
): Promise<PutHotel | Refusal<'beginning.not_yours' | 'input.invalid'>> {
  if (!(await inHotel(db, beside, (tx) => ownsAll(tx, email)))) return refuse('beginning.not_yours');
  const place = placeOf(wish);
  if ('refused' in place) return place;
  const documentOf = await firstDocument(wish, place, email);
  const beginning = { owner: email, session: { whence, begunAt }, detail: { beside } };
  const put = await putNewHotel(db, documentOf, beginning, async () => true, now);
  return put ?? refuse('beginning.not_yours');
}
