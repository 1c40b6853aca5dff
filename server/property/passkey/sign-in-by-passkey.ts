import type { UsedCredential } from '@stayfront/contract/passkeys';
import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import { signInLimits } from '@stayfront/rules/booking/mail-limits';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { countWrongTry } from '../../platform/limit/count-wrong-try.ts';
import { beginSession, type Begun } from '../operator/begin-session.ts';
import { findPerson } from '../operator/find-person.ts';
import { endOfChallenge } from './challenge.ts';
import type { PasskeyDeps } from './passkey-deps.ts';
import { countUse, findPasskey, passkeyIdOf, useChallenge, type StoredPasskey } from './passkey.store.ts';
import { relyingPartyOf, type RelyingParty } from './relying-party.ts';

type SignIn = {
  readonly credential: UsedCredential;
  readonly caller: string;
  readonly whence: { readonly device: string | null; readonly network: string | null };
};

/**
 * Turns what an authenticator said into a session, at any hotel of this server where its person works, however many
 * strangers have tried. A passkey that is unknown, was removed, is a copy or answers an old challenge is refused in one
 * way; who tries without is told to wait, longer and longer.
 */
export async function signInByPasskey(
  deps: PasskeyDeps,
  hotelId: number,
  { credential, caller, whence }: SignIn,
  now: Instant,
): Promise<Begun | Refusal<'passkey.refused' | 'passkey.unavailable' | 'too_many_requests'>> {
  const party = relyingPartyOf(deps.publicUrl());
  if (isRefusal(party)) return party;
  const proved = await prove(deps, hotelId, credential, party, now);
  const begun =
    proved &&
    (await inHotel(deps.db, hotelId, async (tx) => {
      if (!(await useChallenge(tx, hotelId, proved.challenge, proved.end, now))) return null;
      const operator = await findPerson(tx, hotelId, proved.passkey.email);
      const { passkeyId, name } = proved.passkey;
      const detail = { by: 'passkey', passkeyId, name };
      return operator && beginSession(tx, hotelId, { operator, whence, begunAt: now, detail }, now);
    }));
  if (begun) return begun;
  return inHotel(deps.db, hotelId, async (tx, transaction) => {
    const subjects = { 'sign-in-address': caller, 'sign-in-hotel': '' };
    return (await countWrongTry(tx, transaction, hotelId, subjects, signInLimits, now)) ?? refuse('passkey.refused');
  });
}

type Proved = { readonly passkey: StoredPasskey; readonly challenge: string; readonly end: Instant };

/** Whose passkey has signed a challenge of ours, counted where it was added; null for everything else. */
async function prove(
  { db, secret }: PasskeyDeps,
  hotelId: number,
  credential: UsedCredential,
  party: RelyingParty,
  now: Instant,
): Promise<Proved | null> {
  const passkey = await inHotel(db, hotelId, (tx) => findPasskey(tx, passkeyIdOf(credential.id)));
  if (!passkey) return null;
  const answered: { challenge: string; end: Instant }[] = [];
  const isOurs = (challenge: string): boolean => {
    const end = endOfChallenge(secret, { hotelId, adds: null }, challenge, now);
    if (end !== null) answered.push({ challenge, end });
    return end !== null;
  };
  const counter = await verify(credential, passkey, party, isOurs);
  const [used] = answered;
  if (counter === null || !used) return null;
  const isNew = await inHotel(db, passkey.hotelId, (tx) =>
    countUse(tx, passkey.hotelId, passkey.passkeyId, counter, now),
  );
  return isNew ? { passkey, ...used } : null;
}

/** What the authenticator counts now, where its signature is good. */
async function verify(
  { response: { clientDataJSON, authenticatorData, signature }, ...credential }: UsedCredential,
  { credentialId: id, publicKey, counter }: StoredPasskey,
  party: RelyingParty,
  isOurs: (challenge: string) => boolean,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: isOurs,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: Uint8Array.from(publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // the library throws at whatever is wrong with what a browser sent
  }
}
