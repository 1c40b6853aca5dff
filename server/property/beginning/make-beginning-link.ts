import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { hashOperatorToken, makeToken } from '../operator/operator-token.ts';
import { endLinksOfStarts, insertLink } from './beginning-link.store.ts';
import { readHighestNumber } from './read-highest-number.ts';

/** A start's is there for the walk to another computer; one that was asked for, for a weekend. */
const hours = { start: 24, asked: 72 };

type Wanted = { readonly publicUrl: string; readonly kind: keyof typeof hours };
type Link = { readonly link: string; readonly expiresAt: Instant };

/** A link by which somebody begins a hotel, once, and is its owner. Whoever runs the installation hands it on. */
export async function makeBeginningLink(db: Db, { publicUrl, kind }: Wanted, now: Instant): Promise<Link> {
  const token = makeToken();
  const expiresAt = now + hours[kind] * 3_600_000;
  if (kind === 'start') await endLinksOfStarts(db, now);
  await insertLink(db, {
    linkHash: hashOperatorToken(token),
    isOfStart: kind === 'start',
    createdAt: now,
    expiresAt,
  });
  return { link: `${publicUrl}/desk/begin?t=${token}`, expiresAt };
}

/** The link that a start prints where there is no hotel yet; null where there is one. */
export const linkOfStart = async (db: Db, publicUrl: string, now: Instant): Promise<Link | null> =>
  (await readHighestNumber(db)) === null ? makeBeginningLink(db, { publicUrl, kind: 'start' }, now) : null;
