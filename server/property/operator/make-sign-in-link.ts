import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { hashOperatorToken, makeToken } from './operator-token.ts';
import { endLinks, insertLink } from './operator.store.ts';

/**
 * How long a link waits to be opened: an invitation over a weekend, one that was asked for while somebody waits for it,
 * the first owner's while whoever has started the server sits before the screen.
 */
const minutes = { invitation: 72 * 60, asked: 15, first: 60 };

type Wanted = {
  readonly hotelId: number;
  readonly operatorId: string;
  readonly kind: keyof typeof minutes;
  readonly publicUrl: string;
};

export type SignInLink = { readonly link: string; readonly expiresAt: Instant };

/** A link that signs somebody in once. An older one that was not used opens nothing any more. */
export async function makeSignInLink(
  tx: Tx,
  { hotelId, operatorId, kind, publicUrl }: Wanted,
  now: Instant,
): Promise<SignInLink> {
  const token = makeToken();
  const expiresAt = now + minutes[kind] * 60_000;
  await endLinks(tx, hotelId, operatorId, now);
  await insertLink(tx, hotelId, { linkHash: hashOperatorToken(token), operatorId, createdAt: now, expiresAt });
  return { link: `${publicUrl}/${hotelId}/config/sign-in?t=${token}`, expiresAt };
}
