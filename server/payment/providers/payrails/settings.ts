import { z } from 'zod';
import { BaseUrl, FrameSource, IsTest, Word } from '../../port/settings-shapes.ts';

export const PayrailsSettings = z.strictObject({
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
export type PayrailsSettings = z.infer<typeof PayrailsSettings>;
