import { ownRef } from '../../port/payment-provider.ts';
import { providerAdapter } from '../../port/provider-adapter.ts';
import { systemByHost } from '../../port/system-by-host.ts';
import { payrails } from './payrails.ts';
import { PayrailsSettings } from './settings.ts';

export const adapter = providerAdapter({
  settings: PayrailsSettings,
  systemOf: systemByHost({
    test: /(^|\.)(sandbox|staging)\.payrails\.io$/,
    production: /^(api|payments)\.payrails\.io$/,
  }),
  numberOf: (refs) => ownRef(refs, 'executionId') ?? null,
  // The guest has left the page before the provider's script had drawn its part of it.
  harmlessFailures: ['payrails:client:mount.parent_element_missing', 'payrails:client:mount.ui_element_missing'],
  open: payrails,
});
