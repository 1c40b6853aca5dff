import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt, type KeyObject } from 'node:crypto';
import { findTestCard, isValidExpiry, type TestCard } from '../card/test-cards.ts';

export type VaultCard = TestCard & {
  readonly holderName: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
};

export type Vault = {
  /** Base64 of the SPKI, as the browser gets it. */
  readonly publicKey: string;
  /** The card in what the card frame has encrypted; null for anything but a test card that is still valid. */
  open(encrypted: unknown, now: number): VaultCard | null;
};

/** Reads cards that the frame encrypted with its key (JWE, RSA-OAEP-256 and A256GCM). Nobody in between can. */
export function openVault(): Vault {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    open(encrypted, now) {
      try {
        const read = JSON.parse(decrypt(String(encrypted), privateKey)) as Record<string, unknown>;
        const text = (name: string): string => (typeof read[name] === 'string' ? read[name] : '');
        const [expiryMonth, expiryYear] = [text('expiryMonth'), text('expiryYear')];
        const card = findTestCard(text('cardNumber'));
        if (!card || !isValidExpiry(`${expiryMonth}/${expiryYear}`, now)) return null;
        return { ...card, holderName: text('holderName'), expiryMonth, expiryYear };
      } catch {
        return null; // not for this key
      }
    },
  };
}

function decrypt(jwe: string, privateKey: KeyObject): string {
  const [header = '', key = '', iv = '', text = '', tag = ''] = jwe.split('.');
  const bytes = (part: string): Buffer => Buffer.from(part, 'base64url');
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const decipher = createDecipheriv(
    'aes-256-gcm',
    privateDecrypt({ key: privateKey, ...padding }, bytes(key)),
    bytes(iv),
  );
  decipher.setAAD(Buffer.from(header)).setAuthTag(bytes(tag));
  return Buffer.concat([decipher.update(bytes(text)), decipher.final()]).toString('utf8');
}
