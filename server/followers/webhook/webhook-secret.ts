import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What a receiver checks our deliveries with. */
export const makeWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

type Owner = { readonly hotelId: number; readonly webhookId: string };

/** For the database: read without the server's own secret, or in another webhook's place, it is noise. */
export function sealWebhookSecret(serverSecret: string, owner: Owner, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(serverSecret), iv).setAAD(nameOf(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function openWebhookSecret(serverSecret: string, owner: Owner, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(serverSecret), bytes.subarray(0, 12))
    .setAAD(nameOf(owner))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** The header that proves a delivery: a time, so that an old one cannot be sent again, and the hash of time and body. */
export function signDelivery(secret: string, body: string, seconds: number): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

const keyFrom = (serverSecret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', serverSecret, '', 'stayfront webhook secrets', 32));

const nameOf = ({ hotelId, webhookId }: Owner): Buffer => Buffer.from(`${hotelId}/${webhookId}`);
