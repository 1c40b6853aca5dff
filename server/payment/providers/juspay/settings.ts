import { z } from 'zod';
import { BaseUrl, IsTest, Word } from '../../port/settings-shapes.ts';

export const JuspaySettings = z.strictObject({
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
export type JuspaySettings = z.infer<typeof JuspaySettings>;
