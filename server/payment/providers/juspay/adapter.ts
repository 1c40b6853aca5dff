import { ownRef } from '../../port/payment-provider.ts';
import { providerAdapter } from '../../port/provider-adapter.ts';
import { systemByHost } from '../../port/system-by-host.ts';
import { juspay } from './juspay.ts';
import { JuspaySettings } from './settings.ts';

export const adapter = providerAdapter({
  settings: JuspaySettings,
  systemOf: systemByHost({
    test: /(^|\.)sandbox\.juspay\.(in|io)$|^smartgatewayuat\.hdfcbank\.com$/,
    production: /^(api|payments)\.juspay\.(in|io)$|^smartgateway\.hdfcbank\.com$/,
  }),
  numberOf: (refs) => ownRef(refs, 'txnUuid') ?? null,
  harmlessFailures: [],
  open: juspay,
});
