import { Payrails } from '@payrails/web-sdk';

/**
 * For hotels on the sandbox. The build gives this file, and no other, a copy of the provider's script that looks for its
 * card frame at the sandbox (guest/build/payrails-at-sandbox.ts).
 */
export const sandboxPayrails = Payrails;
