import type { IntentState } from '@stayfront/rules/payment/settlement';
import type { ProviderName } from '../payment/port.ts';
import type { Meters } from './open-meters.ts';

export const countPayments =
  ({ payments }: Pick<Meters, 'payments'>) =>
  (provider: ProviderName, outcome: IntentState): void =>
    payments.add({ provider, outcome });
