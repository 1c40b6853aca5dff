import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals texts so that who reads the database learns nothing. */
export type SecretBox = {
  /** `bound` is what the text belongs to: sealed for one hotel, it cannot be opened for another. */
  seal(text: string, bound: string): Buffer;
  /** Null where it was sealed with another secret, for something else, or altered. */
  open(sealed: Buffer, bound: string): string | null;
};

const VERSION = 1;

/** AES-256-GCM with a key of its own, so that the secret's other uses tell nothing about it. */
export function secretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'payment settings', 32));
  return {
    seal(text, bound) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), sealed]);
    },
    open(sealed, bound) {
      if (sealed[0] !== VERSION || sealed.length < 29) return null;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 13)).setAAD(Buffer.from(bound));
        decipher.setAuthTag(sealed.subarray(13, 29));
        return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()]).toString('utf8');
      } catch {
        return null; // the seal is broken
      }
    },
  };
}
