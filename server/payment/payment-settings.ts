import { z } from 'zod';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** https to anywhere; plain http only to this machine, where the sandbox is. */
const BaseUrl = z.url().refine(
  (text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, username, password, search, hash } = new URL(text);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
    return isSafe && username === '' && password === '' && search === '' && hash === '';
  },
  { error: 'Use an https address without user, query or fragment' },
);
const Word = z.string().min(1).max(4_000);

const JuspaySettings = z.strictObject({
  provider: z.literal('JUSPAY'),
  baseUrl: BaseUrl,
  merchantId: Word,
  apiKey: Word,
  clientId: Word,
  /** Signs the guest's way back. */
  responseKey: Word,
  webhookUser: Word,
  webhookPassword: Word,
  /** The provider's script for the page in a frame. */
  scriptUrl: BaseUrl,
});

const PayrailsSettings = z.strictObject({
  provider: z.literal('PAYRAILS'),
  baseUrl: BaseUrl,
  clientId: Word,
  clientSecret: Word,
  workspaceId: Word,
  workflowCode: Word.default('payment-acceptance'),
  webhookKey: Word,
  /** The provider's documents do not say whether the key is the text or the bytes it spells. */
  webhookKeyEncoding: z.enum(['text', 'hex']).default('text'),
  certificate: z.strictObject({ cert: Word, key: Word }).optional(),
});

/** How a hotel reaches its payment provider. Kept sealed, never sent back, never logged. */
export const PaymentSettings = z.discriminatedUnion('provider', [JuspaySettings, PayrailsSettings]);
export type PaymentSettings = z.infer<typeof PaymentSettings>;
export type JuspaySettings = z.infer<typeof JuspaySettings>;
export type PayrailsSettings = z.infer<typeof PayrailsSettings>;
