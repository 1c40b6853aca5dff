import type { NewCredential, Passkey } from '@stayfront/contract/passkeys';
import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { verifyRegistrationResponse, type VerifiedRegistrationResponse } from '@simplewebauthn/server';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { noteOperator } from '../operator/note-operator.ts';
import type { Operator } from '../operator/operator.ts';
import { endOfChallenge } from './challenge.ts';
import { describePasskey } from './describe-passkey.ts';
import { mostPasskeys, type PasskeyDeps } from './passkey-deps.ts';
import { insertPasskey, passkeyIdOf, readPasskeysOf, useChallenge } from './passkey.store.ts';
import { relyingPartyOf, type RelyingParty } from './relying-party.ts';

type Added = { readonly credential: NewCredential; readonly name: string };
type Refused = Refusal<'passkey.unavailable' | 'passkey.too_many' | 'passkey.not_added' | 'passkey.known'>;

/** Keeps the passkey that an authenticator has made for whoever has signed in. */
export async function addPasskey(
  { db, secret, publicUrl }: PasskeyDeps,
  { hotelId, operatorId, email }: Operator,
  { credential, name }: Added,
  now: Instant,
): Promise<Passkey | Refused> {
  const party = relyingPartyOf(publicUrl());
  if (isRefusal(party)) return party;
  const answered: { challenge: string; end: Instant }[] = [];
  const isOurs = (challenge: string): boolean => {
    const end = endOfChallenge(secret, { hotelId, adds: operatorId }, challenge, now);
    if (end !== null) answered.push({ challenge, end });
    return end !== null;
  };
  const made = await verify(credential, party, isOurs);
  const [used] = answered;
  if (!made || !used) return refuse('passkey.not_added');
  return inHotel(db, hotelId, async (tx) => {
    if (!(await useChallenge(tx, hotelId, used.challenge, used.end, now))) return refuse('passkey.not_added');
    if ((await readPasskeysOf(tx, email)).length >= mostPasskeys) return refuse('passkey.too_many');
    const passkey = {
      hotelId,
      passkeyId: passkeyIdOf(made.id),
      operatorId,
      email: email.toLowerCase(),
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports ?? [],
      name,
      createdAt: now,
    };
    if (!(await insertPasskey(tx, passkey))) return refuse('passkey.known');
    const detail = { passkeyId: passkey.passkeyId, name };
    await noteOperator(tx, hotelId, { happenedAt: now, who: email, what: 'operator.passkey_added', detail });
    return describePasskey({ ...passkey, lastUsedAt: null });
  });
}

type Made = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential'];

async function verify(
  credential: NewCredential,
  { id, origin }: RelyingParty,
  isOurs: (challenge: string) => boolean,
): Promise<Made | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: isOurs,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    return null; // the library throws at whatever is wrong with what a browser sent
  }
}
