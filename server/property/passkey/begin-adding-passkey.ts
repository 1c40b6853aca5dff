import { createHmac } from 'node:crypto';
import type { beginAddingPasskey as route } from '@stayfront/contract/passkeys';
import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import type { RouteAnswer } from '@stayfront/contract/route';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Operator } from '../operator/operator.ts';
import { challengeMinutes, makeChallenge } from './challenge.ts';
import { mostPasskeys, type PasskeyDeps } from './passkey-deps.ts';
import { readPasskeysOf } from './passkey.store.ts';
import { relyingPartyOf } from './relying-party.ts';

/** What an authenticator is asked for to make a passkey; one that has made one for this person already declines. */
export async function beginAddingPasskey(
  { db, secret, publicUrl }: PasskeyDeps,
  { hotelId, operatorId, email }: Operator,
  hotelName: string,
  now: Instant,
): Promise<RouteAnswer<typeof route> | Refusal<'passkey.unavailable' | 'passkey.too_many'>> {
  const party = relyingPartyOf(publicUrl());
  if (isRefusal(party)) return party;
  const known = await inHotel(db, hotelId, (tx) => readPasskeysOf(tx, email));
  if (known.length >= mostPasskeys) return refuse('passkey.too_many');
  const options = await generateRegistrationOptions({
    rpName: hotelName,
    rpID: party.id,
    userName: email,
    userDisplayName: email,
    userID: userHandle(secret, email),
    challenge: Uint8Array.from(makeChallenge(secret, { hotelId, adds: operatorId }, now)),
    timeout: challengeMinutes * 60_000,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
  return { options: options as RouteAnswer<typeof route>['options'] };
}

/** The same at every hotel, so that an authenticator keeps one passkey of a person; nobody can tell whose it is. */
const userHandle = (secret: string, email: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    createHmac('sha256', createHmac('sha256', secret).update('passkey person').digest())
      .update(email.toLowerCase())
      .digest(),
  );
