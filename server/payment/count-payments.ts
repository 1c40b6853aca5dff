import type { IntentState } from '@stayfront/rules/payment/settlement';
import type { ProviderName } from '@stayfront/rules/payment/providers';
import type { Meters } from '../platform/metrics/open-meters.ts';

export const countPayments =
  ({ payments }: Pick<Meters, 'payments'>) =>
  (provider: ProviderName, outcome: IntentState): void =>
    payments.add({ provider, outcome });
