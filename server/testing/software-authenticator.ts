import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { cborOf } from './cbor-of.ts';

type Kept = { readonly id: Buffer; readonly key: KeyObject; readonly rpId: string; counter: number };
type Options = { readonly challenge: string };

const hash = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const isPresent = 0x01;
const isVerified = 0x04;
const hasCredential = 0x40;

/**
 * An authenticator of the kind that telephones are, with a key of its own for each passkey. It does what it is told, also
 * what a real one would not: another origin, nobody verified, a counter that stands still.
 */
export function softwareAuthenticator({ origin }: { readonly origin: string }) {
  const kept: Kept[] = [];
  const told = { origin, rpId: new URL(origin).hostname, isVerified: true, counts: true };
  const clientData = (type: string, { challenge }: Options): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: told.origin, crossOrigin: false }));
  const authenticatorData = (flags: number, counter: number): Buffer => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(counter);
    return Buffer.concat([
      hash(told.rpId),
      Buffer.from([flags | isPresent | (told.isVerified ? isVerified : 0)]),
      number,
    ]);
  };
  return {
    told,
    kept,
    create(options: Options) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const passkey = { id: randomBytes(16), key: privateKey, rpId: told.rpId, counter: told.counts ? 1 : 0 };
      kept.push(passkey);
      // ES256 on P-256, as COSE writes keys.
      const cose = cborOf(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(passkey.id.length);
      const authData = Buffer.concat([
        authenticatorData(hasCredential, passkey.counter),
        Buffer.alloc(16), // of no known make
        idLength,
        passkey.id,
        cose,
      ]);
      const attestation = cborOf(
        new Map<string, string | Buffer | Map<never, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<never, never>()],
          ['authData', authData],
        ]),
      );
      return {
        id: passkey.id.toString('base64url'),
        rawId: passkey.id.toString('base64url'),
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: { credProps: { rk: true } },
        response: {
          clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get(options: Options, place = 0) {
      const passkey = kept[place];
      if (!passkey) throw new Error('There is no such passkey');
      if (told.counts) passkey.counter += 1;
      const data = authenticatorData(0, passkey.counter);
      const client = clientData('webauthn.get', options);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, hash(client)]))
        .sign(passkey.key);
      return {
        id: passkey.id.toString('base64url'),
        rawId: passkey.id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
