import { z } from 'zod';
import { SignedInOperator } from './operator.ts';
import { HotelParams } from './hotel.ts';
import { PlainText } from './plain-text.ts';
import { NoQuery, Nothing, type Route } from './route.ts';

const Bytes = z
  .string()
  .max(8_000)
  .regex(/^[\w-]*$/, 'Send it as the browser gives it, in base64url');

/** As browsers write what an authenticator said (`toJSON`); what else they add is left out. */
const credential = {
  id: Bytes.min(1).max(1_400),
  rawId: Bytes.min(1).max(1_400),
  type: z.literal('public-key'),
};

const NewCredential = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .meta({ id: 'NewPasskeyCredential', description: 'A RegistrationResponseJSON of WebAuthn' });
export type NewCredential = z.infer<typeof NewCredential>;

const UsedCredential = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
      userHandle: Bytes.max(200).nullish(),
    }),
  })
  .meta({ id: 'UsedPasskeyCredential', description: 'An AuthenticationResponseJSON of WebAuthn' });
export type UsedCredential = z.infer<typeof UsedCredential>;

const Passkey = z
  .object({
    passkeyId: z.string(),
    name: z.string(),
    addedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'Null while nobody has signed in by it' }),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

const passkeys = {
  noun: 'operator',
  path: '/api/hotels/{hotelId}/operator/passkeys',
  params: HotelParams,
  query: NoQuery,
  status: 200,
  isIdempotent: false,
} as const;

export const beginAddingPasskey = {
  ...passkeys,
  operationId: 'beginAddingPasskey',
  summary: 'What the browser is to ask an authenticator for, to add a passkey of one’s own; within five minutes',
  method: 'POST',
  path: `${passkeys.path}/challenges`,
  body: Nothing,
  answer: z
    .object({
      options: z.object({
        challenge: z.string(),
        rp: z.object({ id: z.string(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
        timeout: z.int(),
        excludeCredentials: z.array(
          z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
        ),
        authenticatorSelection: z.object({
          residentKey: z.literal('required'),
          requireResidentKey: z.literal(true),
          userVerification: z.literal('required'),
        }),
        attestation: z.literal('none'),
      }),
    })
    .meta({ id: 'PasskeyToAdd', description: 'A PublicKeyCredentialCreationOptionsJSON of WebAuthn' }),
  isOwnPageOnly: true,
  needsOperator: 'reader',
  refusals: ['passkey.unavailable', 'passkey.too_many'],
} satisfies Route;

export const addPasskey = {
  ...passkeys,
  operationId: 'addPasskey',
  summary: 'Add the passkey that an authenticator has made; it signs in at every hotel of this server where one works',
  method: 'POST',
  body: z.strictObject({
    credential: NewCredential,
    name: PlainText(60)
      .min(1, 'Give it a name')
      .optional()
      .meta({ description: 'Absent: browser and system, as the browser says' }),
  }),
  answer: Passkey,
  status: 201,
  isOwnPageOnly: true,
  needsOperator: 'reader',
  refusals: ['passkey.unavailable', 'passkey.too_many', 'passkey.not_added', 'passkey.known'],
} satisfies Route;

export const listPasskeys = {
  ...passkeys,
  operationId: 'listPasskeys',
  summary: 'One’s own passkeys, the newest first',
  method: 'GET',
  body: Nothing,
  answer: z.object({
    passkeys: z.array(Passkey),
    canAdd: z.boolean().meta({
      description: 'False where this server has no name that browsers take for passkeys, or one has as many as one may',
    }),
  }),
  needsOperator: 'reader',
  refusals: [],
} satisfies Route;

export const removePasskey = {
  ...passkeys,
  operationId: 'removePasskey',
  summary: 'Take a passkey of one’s own away; one that is gone already is gone',
  method: 'DELETE',
  path: `${passkeys.path}/{passkeyId}`,
  params: HotelParams.extend({ passkeyId: z.string().min(1).max(60) }),
  body: Nothing,
  answer: z.object({ passkeyId: z.string(), isRemoved: z.literal(true) }),
  isOwnPageOnly: true,
  needsOperator: 'reader',
  refusals: [],
} satisfies Route;

/** The same for everybody: which passkeys there are, only the authenticator knows. */
export const beginPasskeySignIn = {
  ...passkeys,
  operationId: 'beginPasskeySignIn',
  summary: 'What the browser is to ask an authenticator for, to sign in by a passkey; within five minutes',
  method: 'POST',
  path: '/api/hotels/{hotelId}/operator/passkey-sign-ins',
  body: Nothing,
  answer: z
    .object({
      options: z.object({
        challenge: z.string(),
        rpId: z.string(),
        timeout: z.int(),
        userVerification: z.literal('required'),
      }),
    })
    .meta({ id: 'PasskeyToUse', description: 'A PublicKeyCredentialRequestOptionsJSON of WebAuthn' }),
  isOwnPageOnly: true,
  limitedAs: 'sign-in',
  refusals: ['hotel.unknown', 'passkey.unavailable'],
} satisfies Route;

export const signInByPasskey = {
  ...passkeys,
  operationId: 'signInByPasskey',
  summary: 'Turn what an authenticator said into a session, kept in a cookie that no script can read',
  method: 'POST',
  path: '/api/hotels/{hotelId}/operator/passkey-session',
  body: z.strictObject({ credential: UsedCredential }),
  answer: SignedInOperator,
  status: 201,
  isOwnPageOnly: true,
  limitedAs: 'sign-in',
  refusals: ['passkey.refused', 'passkey.unavailable', 'too_many_requests'],
} satisfies Route;
