import {
  addPasskey as addRoute,
  beginAddingPasskey as beginAddingRoute,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey as removeRoute,
  signInByPasskey as signInRoute,
} from '@stayfront/contract/passkeys';
import { isRefusal, refuse } from '@stayfront/contract/problem';
import { deviceOf } from '@stayfront/rules/people/device-of';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { callerHash } from '../../platform/limit/caller-hash.ts';
import { networkOf } from '../../platform/limit/network-of.ts';
import type { ReadHotel } from '../hotel/hotel.ts';
import { asOperator } from '../operator/as-operator.ts';
import { sessionCookies } from '../operator/session-cookies.ts';
import { addPasskey } from './add-passkey.ts';
import { beginAddingPasskey } from './begin-adding-passkey.ts';
import { challengeMinutes, makeChallenge } from './challenge.ts';
import { describePasskey } from './describe-passkey.ts';
import { mostPasskeys, type PasskeyDeps } from './passkey-deps.ts';
import { readPasskeysOf } from './passkey.store.ts';
import { relyingPartyOf } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';

type Deps = PasskeyDeps & { readonly readHotel: ReadHotel; readonly now: () => Instant };

/** Signing in without a mail, and what somebody has for it. */
export const passkeyRoutes = ({ readHotel, now, ...deps }: Deps): Served[] => [
  serve(beginPasskeySignIn, async ({ params: { hotelId } }) => {
    if (!(await readHotel(hotelId))) return refuse('hotel.unknown');
    const party = relyingPartyOf(deps.publicUrl());
    if (isRefusal(party)) return party;
    const challenge = makeChallenge(deps.secret, { hotelId, adds: null }, now()).toString('base64url');
    const timeout = challengeMinutes * 60_000;
    return { options: { challenge, rpId: party.id, timeout, userVerification: 'required' as const } };
  }),
  serve(signInRoute, async ({ params: { hotelId }, body }, { address, userAgent, sendCookie }) => {
    if (!(await readHotel(hotelId))) return refuse('passkey.refused');
    const signIn = {
      credential: body.credential,
      caller: callerHash(deps.secret, address),
      whence: { device: deviceOf(userAgent), network: networkOf(address) },
    };
    const begun = await signInByPasskey(deps, hotelId, signIn, now());
    if (isRefusal(begun)) return begun;
    for (const cookie of sessionCookies({ ...begun, hotelId, publicUrl: deps.publicUrl() })) sendCookie?.(cookie);
    return begun.operator;
  }),
  serve(beginAddingRoute, async ({ params: { hotelId } }, context) => {
    const hotel = await readHotel(hotelId);
    return hotel
      ? beginAddingPasskey(deps, asOperator(context), hotel.document.name, now())
      : refuse('operator.missing');
  }),
  serve(addRoute, ({ body: { credential, name } }, context) => {
    const device = deviceOf(context.userAgent) ?? 'Passkey';
    return addPasskey(deps, asOperator(context), { credential, name: name ?? device }, now());
  }),
  serve(listPasskeys, async ({ params: { hotelId } }, context) => {
    const { email } = asOperator(context);
    const own = await inHotel(deps.db, hotelId, (tx) => readPasskeysOf(tx, email));
    const canAdd = own.length < mostPasskeys && !isRefusal(relyingPartyOf(deps.publicUrl()));
    return { passkeys: own.map(describePasskey), canAdd };
  }),
  serve(removeRoute, ({ params: { passkeyId } }, context) =>
    removePasskey(deps.db, asOperator(context), passkeyId, now()),
  ),
];
