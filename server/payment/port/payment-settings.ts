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

/** A source of a security policy: a host by https, with all below it where it begins with a star; or all of https. */
const FrameSource = z
  .string()
  .regex(
    /^https:(?:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?)?$/,
    'Use a host such as https://*.bank.example',
  );

/** For which of the provider's systems these credentials are; absent, the hotel's own `test` says it. */
const IsTest = z.boolean().optional();

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
  isTest: IsTest,
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
  isTest: IsTest,
  /** Wallets that the provider's portal has open: only then may their scripts come to the payment page. */
  wallets: z.array(z.enum(['googlePay', 'applePay'])).optional(),
  /** Pages of banks that ask the guest in a frame (3-D Secure), where they are not on the provider's own host. */
  challengeSources: z.array(FrameSource).max(50).optional(),
});

/** How a hotel reaches its payment provider. Kept sealed, never sent back, never logged. */
export const PaymentSettings = z.discriminatedUnion('provider', [JuspaySettings, PayrailsSettings]);
export type PaymentSettings = z.infer<typeof PaymentSettings>;
export type JuspaySettings = z.infer<typeof JuspaySettings>;
export type PayrailsSettings = z.infer<typeof PayrailsSettings>;

/** Only the sandbox of this machine is reached without https. */
export const isOnThisMachine = (url: string): boolean => loopback.includes(new URL(url).hostname);

/** The names of what a provider asks for, without any of it. */
export const settingNames = (provider: PaymentSettings['provider']): string[] =>
  Object.keys((provider === 'JUSPAY' ? JuspaySettings : PayrailsSettings).shape).filter((name) => name !== 'provider');
